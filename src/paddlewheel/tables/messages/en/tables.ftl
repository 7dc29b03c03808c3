# Tables and classes: names, what people are told, and the joint debriefing of a class.

guest = Guest
nobody = Nobody
teacher = Teacher
table-number = Table { $number }
table-game = Table { $number }, game { $game }
what-if = What if?
player-number = Player { $number }
bot-of-level = { $level } bot
round = Round

not-asked = You are not asked now: somebody else decides.
table-has-changed = The table has changed since then.
only-so-many-back = Only { $steps } of your choices can be taken back now.
invitation-used-up = This invitation is used up or was replaced. Ask the host for a new link.
analysis-failed = The analysis could not be made. Ask for it once more.
archived-with-end = This game was played under version { $rules } of its rules; here is { $here }. So its end is shown as it was kept, and it cannot be replayed or played on.
archived-as-record = This game was played under version { $rules } of its rules; here is { $here }. So only its record was kept, and it cannot be replayed or played on.

# Notifications
notify-turn = It is your turn.
notify-turn-with = It is your turn with { $others }.
notify-over = The game is over.
notify-over-with = The game with { $others } is over.

# The joint debriefing of a class
a-class = A class
looking-back = { $title }: looking back
at-tables = { $game } at { $count } tables
deal-same = All tables had the same deal.
deal-own = Every table had a deal of its own.
still-under-way = Some games are still under way.
average-of-players = average of the players
how-the-tables-ended = How the tables ended
column-table = Table
column-players = Players
column-ending = How it ended
column-best = Best
column-worst = Worst
best-and-worst = The best and the worst round of each table
as-a-bot-judges = As a bot judges the chances, from what each seat could see.
when-the-tables-parted = When the tables parted
stayed-together = The tables stayed close together.
parted = { $chart }: { $high } has { $most }, { $low } has { $least }. Before this { $period } the tables were at most { $before } apart.
apart-from-the-beginning = { $chart }: { $high } has { $most }, { $low } has { $least }. They were apart from the beginning.
chances-rose = The chances of { $who } rose from { $old } to { $new }.
chances-fell = The chances of { $who } fell from { $old } to { $new }.
chances-rose-together = The chances of the group rose from { $old } to { $new }.
chances-fell-together = The chances of the group fell from { $old } to { $new }.
turning-points = Turning points
talking-about-it = Talking about it
notes = Notes
to-remember = What we want to remember
