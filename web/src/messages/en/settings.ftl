# The bar at the top with the settings of this browser, and how somebody is told that it is their turn.

home-link = Paddlewheel, home
settings = Settings
language = Language
light = Light
light-auto = Same as the system
light-light = Light
light-dark = Dark
pace = What happens is shown
pace-calm = Slow
pace-usual = Normal
pace-quick = Fast
pace-still = Step by step
ask-before = Ask before a choice that matters and cannot be taken back
ask-always = Ask me even when there is only one choice
share-to-watch = A link for people who want to watch
keys-help = Keys at a table: the number beside a choice chooses it, R turns a tile or a ship that you point at, U undoes, H gives a hint, the arrow keys move between framed places, + − 0 zoom the board. Looking back: ← → by moments, with Shift by choices, Page Up and Page Down by turns, Ctrl with ↑ ↓ by rounds, Home to the beginning, End or Escape back to now.

# Signals

sounds = Sounds
volume = Volume
vibrate = Vibrate when it is my turn
notify-off = No notifications any more
notify-on = Notify me in the background
notify-denied = This browser forbids notifications here. Its settings for this site can allow them.
notify-forbidden = This browser forbids notifications here.
my-page = My tables, my name, how I am told
title-turn = (1) Your turn - { $place }
news-turn = It is your turn.
news-over = The game is over.
news-message = Somebody has said something.

# Where somebody is told

channels = Tell me when it is my turn
channels-help = For games that take days: you are told once a turn, while you are not at the table.
channel-push = A browser
channel-webhook = Webhook
channel-mail = E-mail
channel-unconfirmed = open the link in the mail first
channel-off = off, because it did not answer
channel-remove = Remove: { $kind } { $address }
channel-removed = Removed.
channel-by-browser = By this browser
channel-by-browser-done = This browser will tell you.
channel-by-mail = By e-mail
channel-by-mail-done = A mail is on its way: open the link in it.
channel-mail-example = ann@example.org
channel-by-webhook = By a webhook (an https:// address of your own, of a chat for example)
channel-by-webhook-done = The webhook will be called.
channel-add = Add
