"""The numbers that the rules use."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Numbers:
    """The numbers of one game: from the component file, for this version and number of players."""

    def __init__(
        self,
        spring: bool,
        rounds: i64,
        limit: i64,
        start_level: i64,
        heavy_kept: i64,
        donations: i64,
        hand_limit: i64,
        deal: i64,
        refill: i64,
        row: i64,
        reports: i64,
        levees: i64,
        rafts: i64,
        top_levee: i64,
        mule_hexes: i64,
        supper_cards: i64,
        goals: bool,
        individual_goals: bool,
        stale_offers: bool,
        washed_out: bool,
    ) -> None:
        self.spring: bool = spring
        self.rounds: i64 = rounds
        self.limit: i64 = limit
        self.start_level: i64 = start_level
        self.heavy_kept: i64 = heavy_kept
        self.donations: i64 = donations
        self.hand_limit: i64 = hand_limit
        self.deal: i64 = deal
        self.refill: i64 = refill
        self.row: i64 = row
        self.reports: i64 = reports
        self.levees: i64 = levees
        self.rafts: i64 = rafts
        self.top_levee: i64 = top_levee
        self.mule_hexes: i64 = mule_hexes
        self.supper_cards: i64 = supper_cards
        #: Community goals, individual goals, and the switches of RW-26b and RW-108a.
        self.goals: bool = goals
        self.individual_goals: bool = individual_goals
        self.stale_offers: bool = stale_offers
        self.washed_out: bool = washed_out
