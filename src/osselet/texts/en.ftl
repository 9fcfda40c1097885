player = Player { $number }
number = { $number }
amount = { $points ->
    [one] 1 point
   *[other] { $points } points
}

why-unknown = There is no move called “{ $move }”.
why-over = The game is over.
why-not-your-turn = It is not your turn.
why-already-chosen = You have made your choice; take it back to change it.
why-wait-for-chance = First enter what was thrown or drawn.
why-not-an-outcome = That cannot come up now. What can: { $outcomes }
why-no-such-seat = There is no seat { $seat }; seats go from 0 to { $last }.
why-no-clock = No clock is running for this seat.
why-time-up = Your time is up: you can only pass.
why-no-undo = That cannot be taken back: something has been dealt, shown or played since.
why-not-now = That is not possible now.

cli-players = { $low ->
    [1] { $one ->
        [1] 1 player
       *[other] { $low } to { $high } players
    }
   *[other] { $one ->
        [1] { $low } players
       *[other] { $low } to { $high } players
    }
}
cli-usual = default
cli-games-hint = Play one: osselet play NAME. Its rules: osselet rules NAME.

cli-cabinet-intro = The cabinet is open.
cli-cabinet-which = Which game? A number or a name; “rules NAME” shows its rules, fr, en or de changes the language, q quits.
cli-cabinet-unknown = That is not in the cabinet: type a number or a name shown on the boxes.
cli-goodbye = The cabinet stays open. See you soon!
cli-back-to-cabinet = Press Enter to go back to the cabinet…{" "}
cli-ask-players = How many players, { $low } to { $high }? (Enter: { $usual })
cli-ask-people = How many of them are people at this keyboard? Bots take the other seats. (Enter: { $usual })
cli-ask-level = How strong are the bots, 1 to { $high }? 0 plays at random. (Enter: { $usual })
cli-ask-name = Your name? (Enter: none)
cli-ask-names = Your names, separated by commas? (Enter: none)
cli-ask-options = Options? For example name=value. (Enter: the defaults)
cli-range = { $low } to { $high }
cli-range-per-seat = { $low } to { $high }; one number for all, or one for each seat: 40,60,50
cli-range-seat = a seat, counted from 0, or last for the last one
cli-number-between = Type a number from { $low } to { $high }.

cli-you = you
cli-welcome = Type the number or the name of a move, ? for help, { $quit } to leave.
cli-robot = Bot { $number }
cli-level = { $level ->
    [random] random
   *[other] level { $level }
}
cli-thinks = { $player } is thinking…
cli-asks = { $player }: { $question }
cli-confirm = Press Enter to confirm, or type “{ $undo }” to choose again…{" "}
cli-ask = { $player }: your move?
cli-ask-chance = What was thrown or drawn?
cli-seconds = { $seconds } s left
cli-type-one = { $count } possible moves: type one, for example “{ $example }”, or its beginning. “{ $moves }” lists them all.
cli-enter-plays = Press Enter to play it.
cli-nothing-typed = Type the number or the name of a move, or ? for help.
cli-which = That fits several moves; type more of it, or choose:
cli-hint = “{ $help }” shows what you can type.
cli-possible = That is possible now.
cli-why-what = Name a move, for example: { $why } { $example }
cli-no-such-rule = There is no rule by that name here. There are: { $rules }
cli-undone = Taken back.
cli-empty-log = Nothing has happened yet.
cli-time-out = Time is up for { $player }.
cli-clear = Press Enter to clear the screen for the next player…{" "}
cli-hand-over = Pass the keyboard to { $player }. { $player }, press Enter…{" "}
cli-record-where = Name a file, for example: { $record } game.json
cli-recorded = From now on the game is saved in { $file }.
cli-kept = The game is saved in { $file }.
cli-not-kept = The game was not saved. To save one, add --record FILE.
cli-go-on = To go on: { $command }
cli-over = The game is over
cli-points = { $points }
cli-wins = { $player } wins.
cli-wins-by = { $player } wins, { $margin } ahead.
cli-part = { $part }: { $points }
cli-share = { $players } and { $last } share the victory.
cli-nobody-wins = Nobody wins.
cli-to-move = Next to play: { $player }.

cli-command-help = help
cli-command-moves = moves
cli-command-board = board
cli-command-log = log
cli-command-rules = rules
cli-command-why = why
cli-command-undo = undo
cli-command-record = record
cli-command-quit = quit
cli-takes-help = {" "}or ?
cli-takes-moves = {""}
cli-takes-board = {""}
cli-takes-log = {""}
cli-takes-rules = {" "}[RULE]
cli-takes-why = {" "}MOVE
cli-takes-undo = {""}
cli-takes-record = {" "}FILE
cli-takes-quit = {" "}or q
cli-help-moves-typed = Play a move by its number, its name, or enough of the name to be clear. You can also type:
cli-help-help = this list
cli-help-moves = all the moves you can make now
cli-help-board = the board again
cli-help-log = everything that has happened
cli-help-rules = the rules, or one of them
cli-help-why = why a move is not possible
cli-help-undo = takes back your last move, if nothing has been dealt or shown since
cli-help-record = saves the game in a file from now on
cli-help-quit = leaves the table

cli-preparing = { $game }: getting ready (the first time, its rules have to be compiled)
cli-sim-seat = seat
cli-sim-share = wins
cli-sim-score = points
cli-sim-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $steps } steps · { $seconds } s · { $speed } steps a second
cli-arena-head = { $players } players · { $games } games · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, played from every seat
cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-share = wins per seat
cli-arena-points = points
cli-arena-fair = ┊ marks a fair share: { $fair }. Shares and ratings are given with 95 % confidence.
cli-arena-meetings = Who beats whom
cli-arena-meetings-about = Of the wins between two bots, the share of the one on the left. ▲ and ▼: more or less than half, with 95 % confidence.
cli-record-sound = The record is sound: { $game }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
cli-check-passed = { $game } keeps the contract: { $count ->
    [one] 1 check
   *[other] { $count } checks
} passed.
cli-check-failed = { $game } does not keep the contract: { $failed } of { $count } checks failed.
cli-check-not-run = not run: { $names } ({ $because } failed)
cli-new-written = Your game is in { $folder }. It plays at once:
cli-new-next = Then change it: the rules are in { $rules }.

lab-title = { $game }: a balance report
lab-facts = { $games } games between { $players } bots ({ $level }), seed { $seed }, options: { $options }. Bars and whiskers show 95 % confidence.
lab-found-even = No seat is measurably better: the best wins { $most }, the worst { $least }.
lab-found-uneven = The seats are not even: seat { $best } wins { $most }, seat { $worst } wins { $least }.
lab-found-length = A game takes { $decisions } decisions; nine in ten games take between { $low } and { $high }.
lab-found-same-length = Nearly every game takes { $decisions } decisions.
lab-found-decisive = The winner typically ends with { $first } points, the runner-up with { $second }. Half of the winners are ahead by { $lead } or more; { $shared } of the victories are shared.
lab-found-drama = The lead changes { $changes } times a game. Half of the winners had fallen to { $low } or below, and half took the lead for good only after { $settled } of the game.
lab-found-matter = About { $number } of { $all } decisions matter: there the best move promises at least 5 percentage points more of the victory than one chosen blindly.
lab-found-skill = One bot ({ $strong }) among others ({ $weak }) wins { $share }.
lab-found-option = With “{ $option }: { $value }” games take { $decisions } decisions instead of { $before }, and seats win { $shares } instead of { $usual }.
lab-found-no-effect = “{ $option }: { $value }” changes neither the length nor the seats beyond what chance explains.
lab-seats = Who sits where
lab-seats-about = The share of the victory each seat gets between equal bots; the dashed line is a fair share.
lab-skill = Luck against skill
lab-skill-about = How often one stronger bot wins when it plays the same deals from every seat in turn: the steeper the line, the more skill counts.
lab-drama = Drama
lab-drama-about = The chances a level-5 bot gives the eventual winner and the player in the lead. The wider the band, the longer the winner was not the favourite.
lab-comebacks = Comebacks and turning points
lab-comebacks-about = Left: how low winners had sunk at their worst moment. Right: when they took the lead for good.
lab-tension = Who is still in, and what is at stake
lab-tension-about = Left: players who still have a decision to make. Right: how much more the best move promises than a blind one.
lab-decisive = How clear a victory is
lab-decisive-about = Left: how far the winner is ahead of the runner-up. Right: the points of each place; the red line is the middle game, the bar half of the games, the thin line nine in ten.
lab-length = How long a game takes
lab-length-about = Decisions of all players together.
lab-picked = What is chosen, and what it wins
lab-picked-about = Left: how often a move was chosen when it was offered. Right: what whoever chose it won in the end, every time counted. A dot off the dashed line is no proof of a strong move: players who are ahead may choose it more often.
lab-came = What chance brings, and what it wins
lab-came-about = Left: how often it came, of all that can come there. Right: what the player won in the end who had decided just before, and the one to decide next, every time counted. Chance before the first decision is left out.
lab-options = Options side by side
lab-options-about = How the seats do under each value of each option; a star marks the default.
lab-seat = seat { $seat }
lab-share = share of the victory
lab-median = half of the games: up to { $number }
lab-lead-median = half: { $number } or more
lab-lead = lead over the runner-up, in points
lab-place = place
lab-points = points
lab-number = { $number }
lab-decisions = decisions
lab-games = games
lab-leader = in the lead
lab-winner = eventual winner
lab-along = of the game
lab-chance = expected share
lab-lowest = winner’s worst moment
lab-of-winners = of the winners
lab-settled = in the lead for good since
lab-active = players with decisions to come
lab-stake = at stake
lab-chosen = chosen when offered
lab-won = share of whoever chose it
lab-often = how often
lab-after = who decided before it
lab-before = who decides next
lab-mean-decisions = { $number } decisions
lab-among = the others: { $bot }
cli-lab-written = The report is in { $path }.
cli-print-written = The box is in { $path }: print it at 100 %, on both sides.
cli-tune-by-hand = Written by hand, and left alone: { $hints }.
cli-tune-nothing = There is nothing to tune: every number is written by hand.
cli-tune-same = stays { $was }: nothing else did better.
cli-tune-untried = stays { $was }: there were too few games to try others.
cli-tune-stays = { $was } → { $best } brings { $gain } points (± { $margin }) and stays.
cli-tune-goes = { $was } → { $best } brings { $gain } points (± { $margin }), not measurably more: it stays { $was }.
cli-tune-rung = One level 5 among { $weaker } wins { $share } % ({ $low } to { $high } %, { $games } games); { $even } % would be even.
cli-tune-stopped = Stopped early: what was found so far counts.
cli-tune-written = Kept in { $path }; bots play by it from now on.
cli-tune-usual = Nothing is measurably better than the usual numbers; { $path } says what was tried.
cli-tune-again = { $games } games, the slowest decision { $seconds } s. Points are shares of the victory in per cent, with 95 % confidence. The same again: { $again }
cli-rules-open = Open: after { $games } games either may be the fairer one.
cli-rules-fairer = Fairer: { $name } ({ $games } games).
cli-rules-any-time = Between bots of { $level }. All of this holds together with 95 % confidence, whenever you stop.
cli-rules-usual-best = Nothing that was tried is fairer than the usual rules.
cli-rules-best = Fairest: { $name }. The furthest seat is { $share } points nearer to even ({ $low } to { $high }, 95 %).
cli-rules-not-sure = { $name } came out fairest, but that may be luck: { $share } points nearer to even ({ $low } to { $high }, 95 %).
cli-rules-tried = { $tried } ways to play, { $games } games between bots of { $level }; the table is from { $fresh } fresh games each.
cli-rules-moves = moves
cli-rules-drawn = The picture is in { $path }.
lab-rules-usual = usual
lab-rules-off = furthest from even
lab-rules-other = at { $level }
lab-rules-length = decisions a game
lab-rules-tension = of 100 moves matter
lab-rules-skill = wins against chance
cli-publish-preparing = Fetching what browsers need for Python
cli-publish-written = The site is in { $path } ({ $size } MB). Put it on any web space, or look at it here: python -m http.server --directory { $path }

review-at = Decision { $number }
review-after = { $number ->
    [0] Before the first decision
   *[other] After decision { $number }
}
review-decision = decisions made
review-share = expected share of the victory
cli-review-intro = How each seat’s chances stood, judging by what it knew itself. ± is the standard error in percentage points; the curves are within ± { $noise }.
cli-review-unfinished = The game is not over: this gives away what its seats still hide.
cli-review-turns = Turning points
cli-review-no-turns = No single moment changed the chances much.
cli-review-no-choice = { $player }: nothing to decide.
cli-review-sound = { $player }: { $sound } of { $count } decisions as good as a level-{ $level } bot’s
cli-review-given = { $points ->
    [one] One percentage point
   *[other] { $points } percentage points
} given away in all
cli-review-nothing-much = No decision stands out.
cli-review-best = Decision { $number }: “{ $move }” kept { $share }; “{ $other }” would have kept { $rest } (± { $noise }).
cli-review-worst = Decision { $number }: “{ $move }” kept { $share }; the bot plays “{ $other }” and keeps { $rest } (± { $noise }).
cli-review-gainer = { $player } gains most: { $share } instead of { $rest }.
cli-review-plotted = The curves are drawn in { $file }.

why-stale = Something has happened in the meantime: look again.
why-by-hand = Hands decide this: whoever is called does the figure on the screen.
why-no-hands = Nobody does figures on the screen at this table.
why-not-called = Your hand is not called now.
why-not-ready = Begin first: your hand has not been dealt anything yet.
why-hand-lent = Your hand is lent: take it back first.
why-hand-busy = Your hand is at work: wait until it has finished.
why-hand-gap = A part of your figure is missing: it is sent again.
why-hand-elsewhere = You are doing this figure on another screen.
why-unbelievable = Time on your screen did not go like ours, so this try does not count.
why-bad-trace = What came of your figure cannot be read.
why-lesson = This first game follows a plan: try what is suggested. Afterwards you play as you like.
why-no-lesson = This game has no lesson.
why-no-dossier = This game has no dossier.
why-malformed = That message cannot be read.
why-too-fast = Too fast: wait a moment.
why-too-large = That is too long.
why-too-slow = That took too long.
why-foreign = This request comes from a page that is not ours.
why-no-hello = Say first which table you want to see.
why-no-table = There is no such table.
why-laid-aside = This game was laid under version { $rules } of its rules, and this house now plays version { $ours }. It is laid aside: nothing is lost, and it goes on when those rules are back.
why-unreadable = What was kept of this table cannot be read. Nothing of it is deleted: tell your host.
why-no-game = That game is not in the cabinet.
why-not-come = That cannot have come: look again at what lies on the table.
why-many-guesses = Many wrong codes are being tried here just now. Ask for the link to the table, or try again in a few minutes.
why-chat-fast = That was a lot at once: give the others a moment to read.
why-too-many-reports = You have told the host a lot already: give them time to look at it.
why-others-play = Others still play here. You can delete this table when they have left it, or have not come for a week.
why-no-code = No table has this code.
why-no-such-page = There is nothing here.
why-no-name = Tell us your name first.
why-no-phrase = We do not know that phrase.
why-not-yours = That seat is not yours.
why-not-creator = Only whoever opened the table may do that.
why-no-watching = This table is not open to spectators.
why-only-watching = You are only watching.
why-seat-taken = That seat is taken.
why-no-open-seat = No seat is open.
why-seats-open = Some seats are still open.
why-has-begun = The game has begun.
why-not-begun = The game has not begun.
why-not-over = The game is not over yet.
why-no-wish = Nobody has asked you to let them take something back.
why-no-chat = You cannot chat here.
why-nothing-said = There is nothing to read in that message.
why-no-hints = This table gives no hints.
why-not-gone = That player has been gone for less than a minute.
why-wrong-players = This game is for { $low } to { $high } players.
why-bad-options = These options do not fit: { $reason }
why-bad-record = This record does not fit: it is damaged, or of other rules than ours.
why-bad-clock = A clock has { $low } to { $high } seconds, with an increment of at most 600.
why-banned = The host has closed this house to you.
why-muted = The host has asked you not to write here for now.
why-members-only = This house is for its members: you need an invitation.
why-no-invitation = This invitation does not exist, has been used up or has run out.
why-not-welcome = You cannot sit down at this table.
why-no-line = We cannot find whom you mean: perhaps they have left, or the line is too old.
why-no-device = That device is not on the list.
why-too-many-tables = You have { $most } tables that are not finished: finish or delete some of them first.
why-too-many-people = Many new people have come from your network today. Please try again later.
why-table-full = This table has seen more than any table can hold: please begin a new one.
why-store = That could not be saved; nothing has changed. Try again.

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

cli-serve-open = The cabinet is open: { $address }
cli-serve-stop = Ctrl+C closes it; every table is kept.
cli-serve-running = The cabinet is open already: { $address }
cli-watch-open = Watching { $folder }. Play it at { $address }; Ctrl+C ends.
cli-watch-read = { $time } The game was read ({ $number }).
cli-watch-stays = It cannot be played like this: what was there before goes on.
cli-watch-waits = It cannot be played like this: waiting for a change.
cli-watch-anew = A table began anew, for its steps do not fit the new rules: { $reason }
cli-watch-endless = The game could not be tried in { $seconds } seconds: something in its rules may never end.
cli-backup-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $people ->
    [one] 1 person
   *[other] { $people } people
} backed up in { $file }.
cli-restore-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $people ->
    [one] 1 person
   *[other] { $people } people
} restored.

cli-house-nothing = There is nothing to show.
cli-house-closed = Table { $id } ({ $game }) is closed.
cli-house-would-close = Table { $id } ({ $game }) would go with all that was kept of it. Nothing was done: add --yes.
cli-house-did-mute = { $name } can write nothing from now on.
cli-house-did-unmute = { $name } can write again.
cli-house-did-ban = { $name } is not let in any more.
cli-house-did-unban = { $name } is let in again.
cli-house-forgotten = { $name } is forgotten.
cli-house-would-forget = { $name } ({ $id }) would be forgotten, with { $seats ->
    [one] one seat
   *[other] { $seats } seats
} and { $tables ->
    [one] one table
   *[other] { $tables } tables
} of their own. Nothing was done: add --yes.
cli-house-exported = All that is kept is in { $file }.
cli-house-pruned = Gone: { $open } open, { $idle } abandoned and { $over } finished tables, and { $guests } guests.
cli-house-would-prune = Would go: { $open } open, { $idle } abandoned and { $over } finished tables, and { $guests } guests. Nothing was done: add --yes.
cli-house-announced = Everybody will read it in a moment.
cli-house-silenced = { $count ->
    [one] One notice is over.
   *[other] { $count } notices are over.
}
cli-house-settled = Report { $number } is settled.
cli-house-invited = { $code } lets in { $count ->
    [one] one person
   *[other] { $count } people
}: { $link }
cli-house-withdrawn = { $code } lets nobody in any more.
cli-doctor-keeping = Kept for (days): open tables { $open }, abandoned { $idle }, finished { $over }, chat { $chat }, guests { $guests }. { $due ->
    [0] Nothing goes within a week.
    [one] One table goes within a week.
   *[other] { $due } tables go within a week.
}
cli-house-id = id
cli-house-name = name
cli-house-made = made
cli-house-seen = last here
cli-house-tables = tables
cli-house-seats = seats
cli-house-devices = devices
cli-house-phrase = phrase
cli-house-member = member
cli-house-muted = muted
cli-house-banned = banned
cli-house-code = code
cli-house-game = game
cli-house-stage = stage
cli-house-public = public
cli-house-names = players
cli-house-touched = last touched
cli-house-seq = entries
cli-house-rules = rules
cli-house-players = seats in all
cli-house-creator = laid by
cli-house-kind = kind
cli-house-until = until
cli-house-body = text
cli-house-seat = seat
cli-house-person = person
cli-house-text = text
cli-house-note = note
cli-house-done = settled
cli-house-table_id = table
cli-house-reporter = reported by
cli-house-at = when
cli-house-why = why
cli-house-who = by whom
cli-house-what = what
cli-house-subject = on what
cli-house-detail = detail
cli-house-uses = uses left
cli-house-chat = Chat
cli-house-reports = Reports
cli-house-sanctions = Sanctions
cli-house-audit = What was done

cli-doctor-games = Games in the cabinet: { $games }.
cli-doctor-port = { $host }, port { $port }, is free.
cli-doctor-port-taken = { $host }, port { $port }, cannot be opened ({ $why }): another program may be there, perhaps Osselet itself. Choose another --port.
cli-doctor-database = The database answers and is up to date: { $database }
cli-doctor-space = { $free } MB are free in { $folder }.
cli-doctor-space-low = Only { $free } MB are free in { $folder }: make room, or moves cannot be saved.
cli-doctor-folder-closed = The folder { $folder } cannot be written to: give it to the user who runs Osselet.
cli-doctor-redis = { $redis ->
    [yes] Redis answers.
   *[no] Redis is not set, and not needed.
}
cli-doctor-redis-down = Redis does not answer: { $why }
cli-doctor-extra = { $module } is needed for this set-up and not installed: pip install { $extra }
cli-doctor-origin = Its public address is { $origin }.
cli-doctor-origin-missing = It is open to the network, but its public address is not set: --origin https://… (OSSELET_ORIGIN), with a TLS proxy in front.
cli-doctor-well = All is well.
cli-doctor-ill = { $count ->
    [one] One thing needs fixing.
   *[other] { $count } things need fixing.
}
cli-doctor-running = Osselet is running on { $host }, port { $port }, and all is well.
cli-doctor-unwell = Osselet is running on { $host }, port { $port }, and is not well: { $why }.
cli-doctor-database-new = There is no database yet; the first start makes it: { $database }
cli-doctor-database-older = The database has shape { $shape }, and the next start of the server brings it to { $ours }: make a backup first. { $database }
cli-doctor-tables = { $count ->
    [0] No tables are kept yet.
    [one] One table is kept, and its rules are here.
   *[other] { $count } tables are kept, and the rules of all of them are here.
}
cli-doctor-aside = { $count ->
    [one] One table is laid aside until its rules are back
   *[other] { $count } tables are laid aside until their rules are back
} (game, version, how many): { $listed }
cli-doctor-space-elsewhere = How much room the database has cannot be seen from here: ask the machine it runs on.
cli-doctor-public = { $origin } answers, and passes sockets on.
cli-doctor-public-later = Osselet is not running, so { $origin } was not asked. Start it and ask again.
cli-doctor-public-silent = { $origin } does not answer this machine: { $why }
cli-doctor-public-other = { $origin } answers, but not as Osselet: look at the proxy in front.
cli-doctor-public-no-socket = { $origin } answers, but sockets do not get through ({ $why }): the proxy must pass WebSockets on.
cli-doctor-unsure = { $count ->
    [one] One thing could not be checked; all else is well.
   *[other] { $count } things could not be checked; all else is well.
}

web-cabinet = The cabinet is open
web-lead = Take a box and play at once, against bots or with friends. No account, nothing to install.
web-skip = Skip to the table
web-language-later = There is no line to the server: the language can be changed once it is back.
web-language = Language
web-switches = Sound and notifications
web-sound = Sounds
web-notices = Notify me when it is my turn
web-notices-off = This browser does not allow notifications here.
web-offline-title = No connection just now
web-offline = You are offline. Your games wait for you on the server; you can play on as soon as you are back online.
web-unreachable = The server cannot be reached. Your games are kept there; nothing is lost.
web-offline-again = This page tries again by itself.
web-try-now = Try again now
web-close = Close
web-cancel = Cancel
web-loading = One moment…
web-yes = yes
web-no = no
web-see-rule = See the rule
web-rules = Rules
web-rules-page = As a page of its own
web-print = Print
web-print-box = To cut out (PDF)
web-practice = Practice
web-try = Try it
web-try-game = Try it: the figures of { $game }
web-nothing-to-try = There is nothing to practise in this game.
web-learn = Learn by playing
web-learn-game = Learn by playing: { $game }
web-learn-as = Learn as { $role }
web-learn-role = Learn as { $role }: { $game }
web-lesson-part = { $part } of { $parts }
web-lesson-try = Try: { $move }
web-lesson-do = Do it for me

web-introduce = Who are you?
web-introduce-about = Others at the table see this. You can change it any time.
web-thats-me = That’s me
web-your-picture = Your picture
web-avatar-1 = Fox
web-avatar-2 = Cat
web-avatar-3 = Owl
web-avatar-4 = Hare
web-avatar-5 = Dog
web-avatar-6 = Bear
web-avatar-7 = Frog
web-avatar-8 = Hedgehog
web-avatar-9 = Raven
web-avatar-10 = Mouse
web-avatar-11 = Octopus
web-avatar-12 = Snail
web-your-name = Your name
web-optional = optional
web-name = Name
web-other-device = Change device, delete my data
web-phrase-about = A phrase of six words moves your name, your seats and your tables to another device.
web-phrase-show = Show me a phrase
web-phrase-keep = Write it down: it is shown only once. Any older phrase no longer works, and your other devices are signed out.
web-phrase-have = I have a phrase
web-phrase-use = Continue here
web-forget-about = We can delete everything about you for good: your name, your messages and your tables. Where others play, bots go on in your place.
web-forget = Delete my data
web-forget-sure = Yes, delete everything for good

web-have-code = I have a code
web-code = Have a table’s five-letter code?
web-join = Join
web-my-tables = My tables
web-public-tables = Public tables
web-no-public-tables = There are no public tables at the moment.
web-games = Games
web-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
web-published-about = Everything here happens on this device: there is no server, and nobody else sees it. Whoever opens the browser’s developer tools can look into their own machine, and find what is hidden.
web-published-lead = Take a box and play at once, against bots or together at one screen. No account, no server, nothing to install.
web-published-starting = The games are being unpacked: a few seconds.
web-published-broken = This folder is not whole: something is missing or damaged. Copy it again, all of it.
web-published-elsewhere = These games are open in another tab. Go on there; or close it, and this one goes on.
web-footer = The games belong to their authors and publishers, named on each box. The rules are retold in our own words, and the pictures are our own.
web-players = { $least }–{ $most } players
web-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-minutes = { $count } min
web-age = age { $count }+
web-play = Play now
web-play-game = Play now: { $game }, against bots
web-set-up = Set up…
web-set-up-game = Set up { $game }

web-with = Who with?
web-with-bots = Bots
web-with-friends = Friends
web-with-device = On this device
web-how-many = How many players?
web-who-sits = Who sits where
web-seat = Seat { $number }
web-me = Me
web-open-seat = Open seat
web-on-this-device = On this device
web-bot-level = Bot, { $level ->
    [1] beginner
    [2] relaxed
    [3] skilled
    [4] strong
   *[other] master
}
web-options = Options
web-more = More
web-clock = Time to think
web-clock-none = as long as you like
web-clock-live = { $minutes } minutes each, plus { $increment } seconds a move
web-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
web-chat = Chat
web-chat-seats = between players
web-chat-all = spectators too
web-chat-off = off
web-public = Everybody can find this table in the cabinet
web-watching = Others may watch
web-hints = Hints are allowed
web-draw-seats = Draw lots for the seats
web-real-dice = We throw or draw for real and enter what comes
web-lay = Open the table

web-table = Table
web-to-cabinet = Back to the cabinet
web-gone = This table no longer exists.
web-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-not-begun = Not started yet.
web-ready = Everybody is here: begin when you like.
web-creator-begins = Everybody is here; whoever opened the table can begin the game.
web-players-title = Players
web-you = you
web-bot-plays = a bot is playing
web-not-here = not here
web-to-move = to move
web-time-left = Time left
web-day = d
web-is-here = is here
web-sit = Sit here
web-stand-up = Leave my seat
web-seat-bot = A bot
web-free-seat = Free this seat
web-remove-player = Remove
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-begin = Begin
web-begin-bots = Begin with bots
web-shuffle = Draw lots for the seats
web-settings = This table
web-delete = Delete this table
web-delete-sure = Yes, delete it with all its games
web-invite = Invite somebody
web-link = Link
web-copied = Copied.
web-share-link = Share the link
web-qr = The link as a QR code

web-aside = Laid aside until its rules are back.
web-your-turn = It is your turn.
web-hand-lent = The table does your figure.
web-waiting-for = Waiting for { $players }.
web-bots-think = { $count ->
    [one] { $players } is thinking…
   *[other] { $players } are thinking…
}
web-chosen = You have chosen. Still to choose: { $players }.
web-enter-chance = Enter what was thrown or drawn.
web-nobody-acts = One moment…
web-whole-line = Read it all
web-hand = Go ahead
web-hand-you = Your hand: go ahead!
web-hand-other = { $player } is about to find out…
web-hand-rest = Draw the rest
web-shake = Shake the phone to throw
web-pace = Speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = At once
web-turn-over = Question or explanation
web-first-hints = Hints when something is new
web-first-reset = Show them all again
web-first-close = Got it
web-deal-for-me = Throw and draw for me
web-moves = Your moves
web-narrow = { $count } possible moves: narrow them down
web-more-moves = … and { $count } more: narrow them down.
web-hint = Hint
web-thinking = Thinking…
web-advice = Best: { $move }. It wins { $share } games of 100.
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
web-why = Why can’t I …?
web-why-about = Type a word of it and choose, or click on anything greyed out.
web-why-possible = That is possible now.
web-board = The table
web-look-hidden = { $piece }, face down
web-look-several = { $count } ways to go on
web-look-choose = Choose: { $count }
web-look-back = Back
web-look-more = More
web-look-less = Less
web-entry = { $name }: { $value }
web-row-column = row { $row }, column { $column }
web-skip-step = Next
web-to-the-end = Go to the end
web-skip-steps = Skip
web-story = What happened
web-whole-story = All { $count } lines
web-say-something = Say something
web-send = Send
web-phrases = Quick phrases
web-somebody = Somebody
web-reconnecting = Connection lost. Trying again…
web-restarting = The server is restarting and will be back in a moment. Nothing is lost.
web-pass-device = Pass the device to { $player }
web-pass-about = Nobody else should look now.
web-i-am = I am { $player }
web-hand-over = Hand over to { $player }

web-house-notice = From the host:
web-contact = Contact the host
web-imprint = About the host
web-members-title = This house is for its members
web-members-about = With an invitation you can play here. If you have been here before on another device, your phrase lets you in as well.
web-invitation = Your invitation
web-enter = Come in
web-my-data = Devices and data
web-devices = Your devices
web-device-here = this one
web-device-seen = last here on { $date }
web-device-unknown = A device
web-sign-out = Sign out
web-sign-out-about = If you do not know one of them, sign out all the others.
web-sign-out-others = Sign out all others
web-blocks = People you have blocked
web-unblock = Unblock
web-export = Your data
web-export-about = All that is kept of you, in one file: your name, your tables, what you said, and your finished games as you saw them.
web-export-save = Save my data
web-more-about = More about { $name }
web-report-note = A word to the host
web-report-line = Report this line to the host
web-report-name = Report this name to the host
web-reported = Thank you. The host will look at it.
web-block = Block this person
web-block-about = You no longer see what this person writes, and they cannot sit down at your tables. They are not told.
web-blocked = You will hear nothing more of { $name }. You can take this back under “Devices and data”.
web-ends-open = Goes on { $date } unless the game begins.
web-ends-playing = Goes on { $date } unless somebody plays on.
web-ends-over = Goes on { $date }: save the record to keep it.

web-over = The game is over.
web-you-win = You win!
web-you-share = You share the victory!
web-you-came = { $place ->
    [2] You come second, only { $margin } behind. So close!
   *[other] You come in at place { $place } of { $count }, { $margin } behind. Next time!
}
web-wins = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
web-nobody-wins = Nobody wins.
web-rematch = Play again
web-follow-rematch = Join the new game
web-record = Save this game
web-records = Saved games
web-open-record = Open a saved game…
web-open-record-about = A game that was saved as a file can be watched here step by step, through anybody’s eyes. You can also drop the file on this page.
web-not-a-record = This file is not a record of a game.
web-record-gone = The saved game is gone: choose its file again.

web-has-chosen = has chosen
web-beside = Log, chat and more
web-dock = Question and choices
web-menu = Menu
web-to-settings = Players, settings, leaving …
web-strip-offline = You are offline
web-strip-unreachable = The server cannot be reached
web-tab-table = Table
web-story-short = Log
web-unread = { $count } unread
web-show-moment = Show this moment
web-looking-back = You are looking at an earlier moment.
web-at-beginning = The game begins.
web-back-to-now = Back to the game
web-missed = { $count ->
    [one] While you were away: 1 move ·
   *[other] While you were away: { $count } moves ·
}
web-show-me = Show me
web-advice-near = About as good: { $moves }.
web-advice-even = No move stands out: these are about equal.
web-advice-all = No move stands out: each of the { $count } wins about { $share } games of 100.
web-advice-share = { $share } of 100
web-advice-exact = Counted is how many of 100 such games it wins (a shared victory in part), worked out exactly over everything chance can bring this turn.
web-advice-worlds = Counted is how many of 100 such games it wins (a shared victory in part): the hint weighed every move in { $tries } layouts that fit what you know.
web-advice-tries = Counted is how many of 100 such games it wins (a shared victory in part): the hint thought the game through { $tries } times, knowing only what you know.
web-advice-first = This is only a first guess: the hint is still warming up. Ask again in a minute.
web-ahead = { $margin } ahead of { $players }
web-where-from = Where the points came from
web-turning-points = Where it turned
web-takes-lead = { $player } takes the lead.
web-watch-moment = Watch
web-see-table = Table
web-review-short = Analysis
web-result = Result
web-how-decided = How it was decided
web-replay = Replay
web-replay-of = { $game }, once more
web-eyes = Through whose eyes?
web-eyes-everything = with nothing hidden
web-eyes-spectator = a spectator’s
web-first = To the beginning
web-step-back = A step back
web-play-on = Play
web-pause = Pause
web-step-forward = A step forward
web-last = To the end
web-where = Position in the game
web-position = Step { $at } of { $count }
web-share = Share this moment
web-to-table = To the table
web-review = Show how the chances stood
web-review-working = Going over the whole game again…
web-review-left = { $seconds ->
    [one] About { $seconds } second left.
   *[other] About { $seconds } seconds left.
}
web-review-failed = This game could not be reviewed.
web-review-curves = Each player’s chances over the game
web-review-more = Turning points and decisions
web-review-turns = Turning points
web-review-no-turns = No single moment changed the chances much.
web-review-turn = { $player }: { $before } → { $after }
web-review-decisions = Decisions
web-review-sound = { $player }: { $sound } of { $count } decisions as good as a strong bot’s
web-review-best = With “{ $move }” the chance was { $share }; with “{ $other }” it would have been { $rest }.
web-review-worst = With “{ $move }” the chance was { $share }; a strong bot plays “{ $other }”, and it would have been { $rest }.
web-review-own = Everybody judges only by what they know themselves, so the chances need not add up to 100%.
web-review-about = Chances are the share of the victory each player could expect, judging only by what they knew.
web-big-screen = Open the big screen
web-big-screen-about = For a television or a tablet on the table: it shows what everybody may see. Phones join by QR code and keep their secrets.
web-join-phone = Join with your phone
web-watch-phone = Your own view, on your phone

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

dossier-title = Where the rules of { $title } come from
dossier-intro = For every part of the rules and every ruling: its source, how sure we are, and what else it could have been. Passages of the sheet are named by their heading and their lines in the text we had; we never quote it. The other readings are told as “instead”, with what they change where we could play them.
dossier-index = Where the rules come from
dossier-index-intro = For each of the five games: which passage of its rules sheet a rule comes from, what the sheet leaves open, what we decided and what else it could have been. Whatever we could play with that other reading was played between bots, and the figures stand beside it. These pages are written by `python -m bench.dossier --pages` from `dossier.toml` beside each game; `osselet dossier GAME` shows the same, and with `--json-ld` in a form to cite.
dossier-credits = *{ $title }*, by { $authors }{ $drawn ->
    [0] {""}
   *[other] , illustrated by { $artists }
}; { $publishers }, { $circa ->
    [0] { $year }
   *[other] about { $year }
}. The sheet we had: { $languages }, { $lines } lines{ $translated ->
    [0] {""}
   *[other] , translated by { $translators }
}.
dossier-language-fr = French
dossier-language-en = English
dossier-language-de = German
dossier-source-sheet = From the rules sheet
dossier-source-other = From another source
dossier-source-picture = From the pictures of the box
dossier-source-ours = Our own decision
dossier-sure-certain = certain
dossier-sure-likely = likely
dossier-sure-chosen = chosen
dossier-sure-open = open
dossier-scale-certain = the source says so in plain words, or it is ours, with nothing to find out
dossier-scale-likely = it follows from what is said, or somebody else confirms it
dossier-scale-chosen = the sheet is silent; we took what fits the rest best
dossier-scale-open = the evidence cannot decide; another answer is as good as ours
dossier-lines = { $section }, { $single ->
    [0] lines { $first }–{ $last }
   *[other] line { $first }
}
dossier-origin = { $source } · { $sure }{ $told ->
    [0] {""}
   *[other] { $sheet ->
        [0] {" "}· see { $where }
       *[other] {" "}· { $where }
    }
}
dossier-between = {"; "}
dossier-legend = **{ $word }**: { $meaning }
dossier-instead = Instead: { $text }
dossier-effect-none = That would change nobody’s chances.
dossier-effect-rules = Not played: it would take other rules than ours.
dossier-effect-measured = Played by bots, { $games } games: { $decisions } decisions a game instead of { $before } (± { $longer }), { $shared } % shared victories instead of { $tied } % (± { $closer }), by seat { $seats } % instead of { $fair } % (± { $fairer }).
dossier-figures = What the other readings change
dossier-played = { $games } games of { $players } bots ({ $bot }) for each line, seed { $seed }; ± is a 95 % interval. Bots are no families: they say how a rule works, not how much fun it is.
dossier-setting = played
dossier-usual = as it is
dossier-seats = victories by seat, %
dossier-decisions = decisions a game
dossier-shared = shared victories, %
web-dossier-where = Where from?
web-dossier = Where the rules come from
web-dossier-cite = To cite (JSON-LD)

print-intro = Print it, cut it out, play it tonight.
print-box = What to cut, count and keep
print-how = Printing
print-scale = Print at 100 %, never “fit to page”: the ruler below must be exactly 100 mm long.
print-duplex = Print on both sides, turning over the long edge. Without a duplex printer: first the odd pages, then the even ones on their backs.
print-card = Sheets to cut want card of 160 to 200 g/m²; this page, the summaries and the rules are fine on plain paper.
print-lamp = Try this sheet first and hold it against a lamp: the cross in the corner shows whether front and back meet.
print-making = Scissors and glue
print-cut = Cut along thin lines, fold along dashed ones.
print-household = From the house
print-keep = Count everything once, and keep it in an envelope with this page.
print-ruler = 100 mm
print-measure = Held against a lamp, the cross of the front should lie on the middle of this one. If it does not, read off how many millimetres it lies to the right and below, and print again with --shift RIGHT,DOWN (negative numbers for left and up).
print-turn = in short
print-referee = A referee for the real table:
print-ours = Rules retold and pieces redrawn by Osselet, for your own table. The game belongs to its authors; they are named at the end of the rules.
print-foot = { $game } · sheet { $number } of { $sheets }
print-sheets = { $count ->
    [one] sheet { $sheets }
   *[other] sheets { $sheets }
}
