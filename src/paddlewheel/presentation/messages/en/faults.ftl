# What can be wrong in a lesson or in the art of a game.

lesson-line = line { $line }
lesson-empty-chapter = the chapter before has no words
lesson-no-learner = the line 'learner SEAT' is missing
lesson-no-words = a lesson has chapters, each with words
lesson-seat = the learner sits at one of { $seats } seats, not at { $seat }
lesson-seat-once = the learner's seat is given once, as a number
lesson-over = a lesson stops before the end of the game, so that the learner can go on alone
lesson-chapter = a chapter ({ $mark } TITLE) begins before the first words
lesson-rule = the rulebook has no rule { $rule }
not-presented = { $game } has neither words nor pictures
not-svg = not SVG
no-symbol = there is no such symbol, which { $element } asks for
