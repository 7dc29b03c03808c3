// A small picture drawn from a name: the same name has the same picture everywhere.

const COLOURS = ["#a3480f", "#1f6f8b", "#2e7d4f", "#7a4b94", "#9a6b00", "#8c2f4b", "#33557f", "#5b6b2a"];

/** A number from a text, spread evenly (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/** Waves and a sun behind the first letter. */
export function Avatar({ name, size = 32 }: { name: string; size?: number }) {
  const clean = name.trim();
  const hash = hashOf(clean.toLowerCase());
  const colour = COLOURS[hash % COLOURS.length]!;
  const sun = { x: 8 + ((hash >>> 4) % 17), y: 7 + ((hash >>> 9) % 6) };
  const height = 17 + ((hash >>> 13) % 7);
  const swell = 2 + ((hash >>> 17) % 4);
  const wave = (y: number) => `M0 ${y}q4 ${-swell} 8 0t8 0 8 0 8 0V32H0Z`;
  return (
    <svg class="ui-avatar" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill={colour} />
      <circle cx={sun.x} cy={sun.y} r={3 + ((hash >>> 21) % 3)} fill="#fff6df" opacity="0.55" />
      <path d={wave(height)} fill="#fff6df" opacity="0.28" />
      <path d={wave(height + 5)} fill="#fff6df" opacity="0.28" />
      <text x="16" y="21.5" text-anchor="middle" font-size="15" font-weight="700" fill="#fff">
        {[...clean][0]?.toUpperCase() ?? "?"}
      </text>
    </svg>
  );
}
