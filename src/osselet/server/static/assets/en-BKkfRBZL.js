var e=`player = Player { $number }

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops…
phrase-hurry = Your turn!
phrase-moment = One moment, please.
phrase-good-game = Good game!
phrase-again = Another one?
phrase-bye = Goodbye!

web-cabinet = The cabinet is open
web-skip = Skip to the table
web-language = Language
web-close = Close
web-cancel = Cancel
web-loading = One moment…
web-yes = yes
web-no = no
web-no-server = The server does not answer. Try again in a moment.
web-see-rule = See the rule
web-rules = Rules

web-your-name = Your name
web-optional = optional
web-name = Name
web-other-device = On another device, or forgotten
web-phrase-about = A phrase of six words moves your name, your seats and your tables to another device.
web-phrase-show = Show me a phrase
web-phrase-keep = Write it down: it is shown only now, and an older one no longer works.
web-phrase-have = I have a phrase
web-phrase-use = Bring me here
web-forget-about = Everything about you can be forgotten: your name and your tables. Bots play on for you elsewhere.
web-forget = Forget me
web-forget-sure = Yes, forget me for good

web-code = Have the five letters of a table?
web-join = Go there
web-my-tables = My tables
web-public-tables = Public tables
web-no-public-tables = Nobody has laid a public table at the moment.
web-games = Games
web-players = { $least } to { $most } players
web-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-play = Play now
web-play-game = Play { $game } now against bots
web-set-up = Choose…

web-with = Who with?
web-with-bots = Bots
web-with-friends = Friends
web-with-device = On this device
web-how-many = How many players?
web-who-sits = Who sits where
web-seat = Seat { $number }
web-last-seat = The last seat
web-me = Me
web-open-seat = Open seat
web-on-this-device = On this device
web-bot-level = Bot, level { $level }
web-options = Options
web-per-seat = { $least } to { $most }; one number for all, or one for each seat: 40, 60, 50
web-more = More
web-clock = Time to think
web-clock-none = as long as you like
web-clock-live = { $minutes } minutes each, { $increment } seconds more a move
web-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
web-chat = Chat
web-chat-seats = between players
web-chat-all = spectators too
web-chat-off = off
web-public = Everybody finds this table in the cabinet
web-watching = Others may watch
web-hints = Hints are allowed
web-draw-seats = Draw lots for the seats
web-real-dice = We throw real dice or bones and enter what they show
web-lay = Lay the table

web-table = Table
web-to-cabinet = To the cabinet
web-gone = This table is no more.
web-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-not-begun = Not begun yet.
web-ready = Everybody is here: begin when you like.
web-creator-begins = Everybody is here; whoever laid the table begins.
web-players-title = Players
web-you = you
web-bot-plays = a bot plays
web-not-here = not here
web-to-move = to move
web-time-left = Time left
web-day = d
web-sit = Sit here
web-stand-up = Stand up
web-seat-bot = A bot
web-free-seat = Free this seat
web-remove-player = Send away
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-begin = Begin
web-begin-bots = Begin, with bots in the open seats
web-shuffle = Draw lots for the seats
web-settings = This table
web-delete = Delete this table
web-delete-sure = Yes, delete it with all its games
web-invite = Invite somebody
web-link = Link
web-copy = Copy
web-copied = Copied.
web-code-is = Or the letters:
web-qr = The link as a QR code

web-your-turn = It is your turn.
web-waiting-for = Waiting for { $players }.
web-chosen = You have chosen; the others are not ready yet.
web-enter-chance = Enter what was thrown or drawn.
web-nobody-acts = One moment…
web-just-now = Just now
web-moves = Your moves
web-narrow = { $count } possible moves: type to narrow them
web-more-moves = … and { $count } more: type to narrow them.
web-hint = Hint
web-thinking = Thinking…
web-advice = A strong player would choose: { $move } ({ $share }).
web-undo = Take back
web-undo-ask = Ask to take back
web-wish = { $player } would like to take back a move. Do you agree?
web-wish-waits = { $player } would like to take back a move. Waiting for { $players }.
web-agree = I agree
web-deny = No
web-away = Let a bot play for me
web-back = I am back
web-replace = Let a bot play
web-leave = Leave for good
web-leave-sure = Yes, a bot takes my seat
web-you-watch = You are watching.
web-why = Why can I not …?
web-why-about = The move by its name
web-why-ask = Why not?
web-why-possible = That is possible now.
web-board = The table
web-story = What happened
web-whole-story = All { $count } lines
web-say-something = Say something
web-send = Send
web-phrases = Quick words
web-somebody = Somebody
web-reconnecting = The line is broken. Trying again…
web-restarting = The server is restarting and will be back in a moment. Nothing is lost.
web-pass-device = Pass the device to { $player }
web-pass-about = Nobody else should look now.
web-i-am = I am { $player }
web-hand-over = Hand over to { $player }

web-over = The game is over.
web-you-win = You win!
web-wins = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
web-nobody-wins = Nobody wins.
web-rematch = Play again
web-follow-rematch = To the next game
web-record = Save the record

web-view-phase = phase
web-view-round = round
web-view-turn = turn
web-view-first = begins
web-view-seats = players
web-view-score = points
web-view-total = total
web-view-hand = hand
web-view-hand_size = cards in hand
web-view-deck_size = cards in deck
web-view-bag = bag
web-view-dice = dice
web-view-drawn = drawn
web-view-left = left
web-view-won = won
web-view-out = out
web-view-size = size
web-view-sealed = chosen
`;export{e as default};