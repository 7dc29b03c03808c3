"""What can be measured of a table on the screen."""

from __future__ import annotations

from typing import Any

#: Letters smaller than this many pixels cannot be read by everybody.
READABLE = 11

#: Lengths are rounded to whole pixels: a browser places things at fractions of them.
MEASURE = """(readable) => {
  const box = (node) => node.getBoundingClientRect();
  const within = (inner, outer) => inner.top >= outer.top - 1 && inner.left >= outer.left - 1
    && inner.bottom <= outer.bottom + 1 && inner.right <= outer.right + 1;
  const room = {top: 0, left: 0, bottom: innerHeight, right: innerWidth};
  const cut = ['.ui-status', '.ui-prompt', '.ui-area.board .ui-canvas', '.ui-middle']
    .filter((name) => !within(box(document.querySelector(name)), room));
  const strip = box(document.querySelector('.ui-status'));
  if (innerWidth > 760)
    for (const line of document.querySelectorAll('.ui-stand'))
      if (!within(box(line), strip)) cut.push(`the status of ${line.textContent}`);
  const prompt = document.querySelector('.ui-prompt');
  if (prompt.scrollHeight > prompt.clientHeight + 1) cut.push('the words of the decision');
  const middle = box(document.querySelector('.ui-middle'));
  const labels = [...document.querySelectorAll('.ui-choice .ui-label')];
  const inSight = (label) => within(box(label), middle) && within(box(label), box(label.closest('.ui-choices')));
  const hidden = labels.filter((label) => !inSight(label)).length;
  // A form stands for the choices that it makes, and what can be pointed at in a hand for its own.
  const form = [...document.querySelectorAll('.ui-proposal .ui-form-part, .ui-folded > summary')];
  const begins = (labels.length > 0 && inSight(labels[0])) || form.some((part) => within(box(part), middle));
  const first = begins || document.querySelector('.ui-hand .ui-canvas') !== null;
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) cut.push('the page scrolls');
  const canvas = box(document.querySelector('.ui-area.board .ui-canvas'));

  const small = [];
  const walker = document.createTreeWalker(document.querySelector('.ui-table'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const isShown = walker.currentNode.data.trim() && !parent.closest('.ui-hidden, option') && parent.checkVisibility();
    if (!isShown) continue;
    if (parseFloat(getComputedStyle(parent).fontSize) < readable - 0.05) small.push(walker.currentNode.data.trim());
  }

  // An element whose letters are too small can be looked at closer (`data-look`), which shows what it is in words.
  const hasCloserLook = (element) =>
    element?.hasAttribute('data-look') && Boolean(element.getAttribute('aria-label')?.trim());
  const tiny = [];
  for (const host of document.querySelectorAll('.ui-canvas')) {
    for (const text of host.shadowRoot.querySelectorAll('text')) {
      if (!text.textContent.trim() || !text.checkVisibility() || text.closest('defs')) continue;
      const matrix = text.getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
      if (size < readable - 0.05 && !hasCloserLook(text.closest('g[id][role=img]'))) tiny.push(text.textContent.trim());
    }
  }
  return {
    cut, small, tiny, hidden, first, choices: labels.length,
    board: [canvas.x, canvas.y, canvas.width, canvas.height].map(Math.round),
    share: canvas.width * canvas.height / innerWidth / innerHeight,
  };
}"""


def measured(page: Any) -> dict[str, Any]:
    """What sticks out, where the board is, letters that are too small, and how many choices are out of sight."""
    found: dict[str, Any] = page.evaluate(MEASURE, READABLE)
    return found
