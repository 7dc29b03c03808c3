"""Tuning: aims are read strictly, the study goes on, and the judges' deals are not those of the trials."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.arena.aims import Aim, Judge, Judged, read_aim
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.report import write_tuning
from paddlewheel.arena.statistics import Interval
from paddlewheel.arena.tune import Tuner, read_free

pytest.importorskip("optuna", reason="Optuna is not installed")

GAME = pw.load("civil-war")
FREE = [read_free("war.reinforcements=0..3")]
PLAYERS = ("random", "random")


def tuner(*aims: str, seed: int = 1) -> Tuner:
    return Tuner(GAME, PLAYERS, {}, FREE, [read_aim(GAME, text) for text in aims], seed, "random")


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("wins(steady)=0.6..0.8", Aim("wins(steady)=0.6..0.8", "wins", "steady", 0.6, 0.8)),
        ("wins(all-left)<0.2", Aim("wins(all-left)<0.2", "wins", "scripted:all-left", None, 0.2)),
        (" close finish > 0.3", Aim("close finish > 0.3", "close finish", "", 0.3, None)),
        ("decisions=100..200", Aim("decisions=100..200", "decisions", "", 100, 200)),
    ],
)
def test_an_aim_is_read(text: str, aim: Aim) -> None:
    assert read_aim(GAME, text) == aim


@pytest.mark.parametrize(
    "text",
    ["", "wins", "wins=0.5..0.6", "wins(nobody)<0.2", "decisions", "decisions=5", "decisions<4..5", "decisions=9..3",
     "decisions(steady)<3", "decisions<-1", "decisions<1.2.3"],
)  # fmt: skip
def test_an_aim_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(pw.BadInput):
        read_aim(GAME, text)


def test_what_is_missed_is_counted_by_its_size() -> None:
    share, length = read_aim(GAME, "wins(steady)=0.6..0.8"), read_aim(GAME, "decisions<200")
    assert share.miss(0.5) == pytest.approx(0.1)
    assert share.miss(0.7) == 0
    assert length.miss(300) == pytest.approx(0.5)
    verdicts = [
        Judged(share, Interval(*found)).verdict for found in ((0.7, 0.65, 0.75), (0.7, 0.5, 0.9), (0.5, 0.4, 0.7))
    ]
    assert verdicts == ["met", "met, within doubt", "missed, within doubt"]
    assert Judged(share, Interval(0.2, 0.1, 0.3)).verdict == "missed"


def test_what_cannot_be_tuned_is_refused_before_a_game() -> None:
    with pytest.raises(pw.BadInput, match="there is no measure 'beauty'"):
        tuner("beauty>0.5")
    with pytest.raises(pw.BadInput, match="something to aim at"):
        tuner()
    with pytest.raises(pw.BadInput, match="will not do; allowed: 0 to 3"):
        Tuner(GAME, PLAYERS, {}, [read_free("war.reinforcements=0..4")], [read_aim(GAME, "decisions<9")], 1)


def test_a_study_finds_the_setting_goes_on_and_is_judged_on_other_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = tmp_path / "study.log"
    seeds: set[tuple[int, int]] = set()
    played = Judge.judge

    def watched(judge: Judge, plan: Plan) -> list[Judged]:
        seeds.add((judge.games, plan.seed))
        return played(judge, plan)

    monkeypatch.setattr(Judge, "judge", watched)
    first = tuner("decisions<10").run(3, 2, 4, keep=keep)
    assert len(first.trials) == 3
    assert {games for games, _ in seeds} == {2, 4}
    assert len({seed for _, seed in seeds}) == 2, "the deals that judge are not those that settings are tried on"
    tried: list[int] = []
    whole = tuner("decisions<10").run(16, 2, 4, keep=keep, tell=lambda trial: tried.append(trial.number))
    settings = [trial.setting["war.reinforcements"] for trial in whole.trials]
    assert set(settings) == {0, 1, 2, 3}, "so few settings are all tried"
    assert tried == list(range(3, len(settings)))
    assert whole.trials[:3] == first.trials
    assert whole.best.setting == {"war.reinforcements": 0}, "a battle without reinforcements has the fewest decisions"
    assert whole.conclusions()[0].startswith(f"Best of {len(settings)} settings: war.reinforcements = 0")
    assert [one.aim for one in whole.before] == [one.aim for one in whole.judged]
    with pytest.raises(pw.BadInput, match="holds another study"):
        tuner("decisions<11").run(16, 2, 4, keep=keep)
    write_tuning(tmp_path / "page.html", GAME, whole)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "On fresh deals" in page
    assert "The search" in page
