import { count, type Sql } from './sql.ts'

/**
 * Steps that bring a wallet's storage to the present form; a step that has once been released is never edited.
 * The constraints repeat the invariants of money.md: a bug must fail the transaction rather than write wrong money.
 */
const STEPS: readonly string[][] = [
  [
    `CREATE TABLE account (
      id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, type INTEGER NOT NULL, currency TEXT NOT NULL, label TEXT NOT NULL,
      active INTEGER NOT NULL CHECK (active IN (0, 1)), UNIQUE (type, currency)) STRICT`,
    'CREATE UNIQUE INDEX one_active ON account (active) WHERE active = 1',
    `CREATE TABLE balance (
      account TEXT NOT NULL, currency TEXT NOT NULL, minor INTEGER NOT NULL, PRIMARY KEY (account, currency),
      CHECK (minor BETWEEN -9007199254740991 AND 9007199254740991),
      CHECK (account <> 'player:main' OR minor >= 0), CHECK (account <> 'player:debt' OR minor <= 0)) STRICT, WITHOUT ROWID`,
    `CREATE TABLE posting (
      seq INTEGER PRIMARY KEY, tx INTEGER NOT NULL, account TEXT NOT NULL, currency TEXT NOT NULL,
      amount INTEGER NOT NULL CHECK (amount <> 0), kind TEXT NOT NULL, ref TEXT NOT NULL, at INTEGER NOT NULL, request_id TEXT NOT NULL,
      prev_hash TEXT NOT NULL, hash TEXT NOT NULL, UNIQUE (kind, ref, account)) STRICT`,
    `CREATE TABLE coupon (
      n INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL UNIQUE, user_id INTEGER NOT NULL, account_id INTEGER NOT NULL REFERENCES account (id),
      currency TEXT NOT NULL, type_id INTEGER NOT NULL, stake INTEGER NOT NULL CHECK (stake > 0), coef TEXT NOT NULL, coef_view_id INTEGER NOT NULL,
      change_coef_action INTEGER NOT NULL, possible_win INTEGER NOT NULL, max_payout INTEGER NOT NULL, rounding TEXT NOT NULL,
      status TEXT NOT NULL, payout INTEGER CHECK (payout >= 0), settlement INTEGER NOT NULL, placed_at INTEGER NOT NULL, settled_at INTEGER,
      CHECK ((status = 'open') = (payout IS NULL)), CHECK ((status = 'open') = (settled_at IS NULL))) STRICT`,
    'CREATE INDEX coupon_placed ON coupon (placed_at)',
    `CREATE TABLE leg (
      coupon_id INTEGER NOT NULL REFERENCES coupon (id), n INTEGER NOT NULL, market_id INTEGER NOT NULL, outcome_id INTEGER NOT NULL,
      coef INTEGER NOT NULL CHECK (coef > 1000), status_id INTEGER NOT NULL, share_num INTEGER, share_den INTEGER,
      info TEXT NOT NULL, PRIMARY KEY (coupon_id, n)) STRICT, WITHOUT ROWID`,
    'CREATE INDEX leg_market ON leg (market_id)',
    `CREATE TABLE market_result (
      market_id INTEGER PRIMARY KEY, version INTEGER NOT NULL, kind TEXT NOT NULL, voided TEXT NOT NULL, at INTEGER NOT NULL) STRICT`,
    `CREATE TABLE idempotency (
      key TEXT PRIMARY KEY, request_hash TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
    'CREATE INDEX idempotency_at ON idempotency (at)',
    `CREATE TABLE outbox (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, payload TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0) STRICT`,
  ],
  [
    // What of a coupon's stake has been sold, and for how much.
    'ALTER TABLE coupon ADD COLUMN sold_stake INTEGER NOT NULL DEFAULT 0 CHECK (sold_stake >= 0)',
    'ALTER TABLE coupon ADD COLUMN sold_paid INTEGER NOT NULL DEFAULT 0 CHECK (sold_paid >= 0)',
    // Bets on live events that wait for their delay; their stake stands in player:hold.
    `CREATE TABLE held_bet (
      key TEXT PRIMARY KEY, request_hash TEXT NOT NULL, stake INTEGER NOT NULL CHECK (stake > 0), currency TEXT NOT NULL,
      due INTEGER NOT NULL, input TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  ],
  [
    // What a coupon is settled by besides its legs.
    "ALTER TABLE coupon ADD COLUMN terms TEXT NOT NULL DEFAULT '{}'",
    // Bonus money stands apart from the player's own, and neither goes below zero; nor does what is held.
    `CREATE TABLE purse_balance (
      account TEXT NOT NULL, currency TEXT NOT NULL, minor INTEGER NOT NULL, PRIMARY KEY (account, currency),
      CHECK (minor BETWEEN -9007199254740991 AND 9007199254740991),
      CHECK (account NOT IN ('player:main', 'player:bonus', 'player:hold') OR minor >= 0),
      CHECK (account NOT IN ('player:debt', 'player:bonus_debt') OR minor <= 0)) STRICT, WITHOUT ROWID`,
    'INSERT INTO purse_balance SELECT account, currency, minor FROM balance',
    'DROP TABLE balance',
    'ALTER TABLE purse_balance RENAME TO balance',
  ],
  [
    // Promo codes that this player has used: each once, but for a coupon that was returned.
    `CREATE TABLE promo_use (
      code TEXT PRIMARY KEY, coupon_id INTEGER NOT NULL, is_back INTEGER NOT NULL CHECK (is_back IN (0, 1))) STRICT, WITHOUT ROWID`,
    // Hyper bonuses on their way or paid; `n` counts a coupon's bonuses, for the reference of each.
    `CREATE TABLE hyper_bonus (
      coupon_id INTEGER PRIMARY KEY REFERENCES coupon (id), amount INTEGER NOT NULL CHECK (amount >= 0), due INTEGER NOT NULL,
      paid INTEGER NOT NULL CHECK (paid IN (0, 1)), n INTEGER NOT NULL) STRICT`,
    // Advances: what of them is not repaid yet, and until when bets may repay it.
    `CREATE TABLE advance (
      coupon_id INTEGER PRIMARY KEY REFERENCES coupon (id), amount INTEGER NOT NULL CHECK (amount > 0),
      owed INTEGER NOT NULL CHECK (owed BETWEEN 0 AND amount), due INTEGER NOT NULL,
      is_void INTEGER NOT NULL DEFAULT 0 CHECK (is_void IN (0, 1))) STRICT`,
    // A bet may wait without money of its own (a promo code); a trader may have to decide it; the history shows it meanwhile.
    `CREATE TABLE waiting_bet (
      key TEXT PRIMARY KEY, request_hash TEXT NOT NULL, stake INTEGER NOT NULL CHECK (stake >= 0), currency TEXT NOT NULL,
      due INTEGER NOT NULL, input TEXT NOT NULL, trader INTEGER NOT NULL CHECK (trader IN (0, 1)), shown TEXT NOT NULL) STRICT, WITHOUT ROWID`,
    "INSERT INTO waiting_bet SELECT key, request_hash, stake, currency, due, input, 0, '[]' FROM held_bet",
    'DROP TABLE held_bet',
    'ALTER TABLE waiting_bet RENAME TO held_bet',
  ],
  [
    // What limits the player, one row; and the log of its changes.
    'CREATE TABLE limit_book (id INTEGER PRIMARY KEY CHECK (id = 1), book TEXT NOT NULL) STRICT',
    `CREATE TABLE limit_log (
      n INTEGER PRIMARY KEY AUTOINCREMENT, kind INTEGER NOT NULL, what TEXT NOT NULL, before INTEGER, after INTEGER,
      at INTEGER NOT NULL, request_id TEXT NOT NULL) STRICT`,
    // Loosenings whose questions are not answered yet.
    `CREATE TABLE limit_test (
      token TEXT PRIMARY KEY, changes TEXT NOT NULL, at INTEGER NOT NULL, used INTEGER NOT NULL CHECK (used IN (0, 1))) STRICT, WITHOUT ROWID`,
    // Returns of a period; a coupon that is being placed is not in it.
    'CREATE INDEX coupon_settled ON coupon (settled_at) WHERE settled_at IS NOT NULL',
  ],
  [
    // Money in and out by providers. A deposit that is not paid by `expires_at` has expired; a withdrawal's money stands in player:hold until it is decided.
    `CREATE TABLE payment (
      n INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, user_id INTEGER NOT NULL, direction TEXT NOT NULL CHECK (direction IN ('deposit', 'withdraw')),
      account_id INTEGER NOT NULL REFERENCES account (id), currency TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0),
      method_id INTEGER NOT NULL, method TEXT NOT NULL, provider TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('created', 'pending', 'approved', 'declined', 'cancelled')), flags TEXT NOT NULL,
      key TEXT NOT NULL UNIQUE, request_hash TEXT NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER, decided_at INTEGER,
      CHECK ((direction = 'deposit') = (expires_at IS NOT NULL)), CHECK ((status IN ('created', 'pending')) = (decided_at IS NULL))) STRICT`,
    "CREATE INDEX payment_open ON payment (direction) WHERE status IN ('created', 'pending')",
    // Callbacks that have been heard, each once.
    `CREATE TABLE payment_callback (
      provider TEXT NOT NULL, event_id TEXT NOT NULL, payment_id INTEGER NOT NULL, digest TEXT NOT NULL, outcome TEXT NOT NULL,
      at INTEGER NOT NULL, PRIMARY KEY (provider, event_id)) STRICT, WITHOUT ROWID`,
  ],
  [
    // Promo points: entries with the balance that each leaves. What is bought is there; what a corrected result takes back may be spent already.
    `CREATE TABLE point_entry (
      n INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL CHECK (kind IN ('bet', 'bet_back', 'purchase')), ref TEXT NOT NULL,
      coupon_id INTEGER REFERENCES coupon (id), points INTEGER NOT NULL CHECK (points <> 0), balance INTEGER NOT NULL, at INTEGER NOT NULL,
      UNIQUE (kind, ref), CHECK (kind <> 'purchase' OR (points < 0 AND balance >= 0))) STRICT`,
    'CREATE INDEX point_entry_coupon ON point_entry (coupon_id) WHERE coupon_id IS NOT NULL',
    // Weeks with settled bets: the rule of their cashback, when it is due, what was paid; n counts a week's payments, for the reference of each.
    `CREATE TABLE cashback (
      week INTEGER NOT NULL, currency TEXT NOT NULL, percent INTEGER NOT NULL, least INTEGER NOT NULL, most INTEGER NOT NULL,
      due INTEGER NOT NULL, paid INTEGER NOT NULL CHECK (paid IN (0, 1)), amount INTEGER NOT NULL CHECK (amount >= 0), n INTEGER NOT NULL,
      PRIMARY KEY (week, currency)) STRICT, WITHOUT ROWID`,
    'CREATE INDEX cashback_due ON cashback (due) WHERE paid = 0',
  ],
  [
    // Pairs of seeds of the house's games: one is in use, those out of use are told.
    `CREATE TABLE game_seed (
      n INTEGER PRIMARY KEY AUTOINCREMENT, server TEXT NOT NULL, client TEXT NOT NULL, nonce INTEGER NOT NULL CHECK (nonce >= 0),
      began_at INTEGER NOT NULL, revealed_at INTEGER) STRICT`,
    'CREATE UNIQUE INDEX game_seed_used ON game_seed (revealed_at IS NULL) WHERE revealed_at IS NULL',
    // Rounds, the house's own (whose detail says by what they were decided) and other providers'.
    `CREATE TABLE game_round (
      n INTEGER PRIMARY KEY AUTOINCREMENT, ref TEXT NOT NULL UNIQUE, game_id INTEGER NOT NULL, provider TEXT NOT NULL,
      account_id INTEGER NOT NULL REFERENCES account (id), currency TEXT NOT NULL, stake INTEGER NOT NULL CHECK (stake >= 0),
      payout INTEGER CHECK (payout >= 0), status TEXT NOT NULL CHECK (status IN ('open', 'settled', 'cancelled')),
      placed_at INTEGER NOT NULL, settled_at INTEGER, detail TEXT) STRICT`,
    'CREATE INDEX game_round_placed ON game_round (placed_at)',
    'CREATE INDEX game_round_settled ON game_round (settled_at) WHERE settled_at IS NOT NULL',
    // Scratchcards that are left in the player's box, by prize.
    'CREATE TABLE game_box (game_id INTEGER PRIMARY KEY, tickets TEXT NOT NULL) STRICT',
    // What providers have asked, each transaction once; and those that were taken back, perhaps before they came.
    `CREATE TABLE game_call (
      provider TEXT NOT NULL, tx TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')), round INTEGER,
      amount INTEGER NOT NULL CHECK (amount >= 0), digest TEXT NOT NULL, is_back INTEGER NOT NULL CHECK (is_back IN (0, 1)),
      answer TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (provider, tx)) STRICT, WITHOUT ROWID`,
    'CREATE TABLE game_back (provider TEXT NOT NULL, tx TEXT NOT NULL, PRIMARY KEY (provider, tx)) STRICT, WITHOUT ROWID',
  ],
  [
    // Tickets of toto and lotto: what a round's stake stands on, so much (minor units) on each variant or line.
    `CREATE TABLE draw_ticket (
      round INTEGER PRIMARY KEY REFERENCES game_round (n), draw INTEGER NOT NULL, unit INTEGER NOT NULL CHECK (unit > 0),
      choice TEXT NOT NULL) STRICT`,
    'CREATE INDEX draw_ticket_draw ON draw_ticket (draw)',
    // Draws that the house has counted this player's tickets of: no more are sold for them.
    'CREATE TABLE draw_closed (draw INTEGER PRIMARY KEY) STRICT',
  ],
  [
    // Weeks with settled rounds of games: by which ladder their cashback is reckoned, when it is due, what was paid; n counts a week's payments.
    `CREATE TABLE game_cashback (
      week INTEGER NOT NULL, currency TEXT NOT NULL, ladder TEXT NOT NULL, due INTEGER NOT NULL, paid INTEGER NOT NULL CHECK (paid IN (0, 1)),
      amount INTEGER NOT NULL CHECK (amount >= 0), n INTEGER NOT NULL, PRIMARY KEY (week, currency)) STRICT, WITHOUT ROWID`,
    'CREATE INDEX game_cashback_due ON game_cashback (due) WHERE paid = 0',
  ],
  [
    // Who has brought this player, and what he has to do until when for his friend's bonus. Minor units; met_at: he has done it.
    `CREATE TABLE brought (
      id INTEGER PRIMARY KEY CHECK (id = 1), inviter INTEGER NOT NULL, currency TEXT NOT NULL, stakes INTEGER NOT NULL CHECK (stakes >= 0),
      deposit INTEGER NOT NULL CHECK (deposit >= 0), until INTEGER NOT NULL, met_at INTEGER) STRICT`,
    // Bonuses for deposits, by the terms under which they were chosen: one at a time waits for its deposit or is being wagered.
    `CREATE TABLE deposit_bonus (
      n INTEGER PRIMARY KEY AUTOINCREMENT, offer TEXT NOT NULL, currency TEXT NOT NULL, terms TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('chosen', 'active', 'converted', 'expired', 'cancelled', 'lost')),
      deposit_id INTEGER UNIQUE, amount INTEGER CHECK (amount > 0), required INTEGER CHECK (required >= 0),
      wagered INTEGER NOT NULL DEFAULT 0 CHECK (wagered >= 0), turned INTEGER CHECK (turned >= 0),
      chosen_at INTEGER NOT NULL, began_at INTEGER, due INTEGER, ended_at INTEGER,
      CHECK ((state IN ('chosen', 'active')) = (ended_at IS NULL)), CHECK ((amount IS NULL) = (began_at IS NULL))) STRICT`,
    'CREATE UNIQUE INDEX deposit_bonus_one ON deposit_bonus (ended_at IS NULL) WHERE ended_at IS NULL',
    "CREATE INDEX deposit_bonus_due ON deposit_bonus (due) WHERE state = 'active'",
    // Rounds of bonus games: given to the player, or bought, and what they brought once they are played.
    `CREATE TABLE bonus_round (
      n INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, ref TEXT NOT NULL UNIQUE, given_at INTEGER NOT NULL, played_at INTEGER,
      detail TEXT, CHECK ((played_at IS NULL) = (detail IS NULL))) STRICT`,
    'CREATE INDEX bonus_round_left ON bonus_round (game) WHERE played_at IS NULL',
    // Points also pay for rounds, and rounds bring points.
    `CREATE TABLE point_line (
      n INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL CHECK (kind IN ('bet', 'bet_back', 'purchase', 'round', 'prize')), ref TEXT NOT NULL,
      coupon_id INTEGER REFERENCES coupon (id), points INTEGER NOT NULL CHECK (points <> 0), balance INTEGER NOT NULL, at INTEGER NOT NULL,
      UNIQUE (kind, ref), CHECK (kind NOT IN ('purchase', 'round') OR (points < 0 AND balance >= 0))) STRICT`,
    'INSERT INTO point_line SELECT * FROM point_entry',
    'DROP TABLE point_entry',
    'ALTER TABLE point_line RENAME TO point_entry',
    'CREATE INDEX point_entry_coupon ON point_entry (coupon_id) WHERE coupon_id IS NOT NULL',
  ],
  [
    // First answers in the order of time: one after another into the table's last page, and only a small index has its leaves at random.
    `CREATE TABLE first_answer (
      n INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, request_hash TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
      at INTEGER NOT NULL) STRICT`,
    'INSERT INTO first_answer (key, request_hash, status, body, at) SELECT key, request_hash, status, body, at FROM idempotency ORDER BY at',
    'DROP TABLE idempotency',
    'ALTER TABLE first_answer RENAME TO idempotency',
    // The key of the answer that an event is part of, in place of its payload.
    'ALTER TABLE outbox ADD COLUMN answer TEXT',
  ],
  [
    // What was met in time and is not any more, after a corrected result.
    'ALTER TABLE brought ADD COLUMN is_undone INTEGER NOT NULL DEFAULT 0 CHECK (is_undone IN (0, 1))',
  ],
]

/** Creates or upgrades the tables, up to the step `last`; call it inside a transaction. */
export function migrate(sql: Sql, last = STEPS.length): void {
  sql.exec('CREATE TABLE IF NOT EXISTS schema_step (n INTEGER PRIMARY KEY) STRICT')
  const done = count(sql, 'SELECT COUNT(*) AS n FROM schema_step')
  STEPS.slice(done, last).forEach((step, i) => {
    for (const statement of step) sql.exec(statement)
    sql.exec('INSERT INTO schema_step (n) VALUES (?)', done + i + 1)
  })
}
