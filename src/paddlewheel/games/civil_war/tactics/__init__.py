"""What bots know of the war: what each arrangement of reinforcements puts at stake, and what may still be drawn."""

from paddlewheel.games.civil_war.tactics.judgement import WarTactics as WarTactics
