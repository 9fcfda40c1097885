/* Den letzten beißen die Hunde in plain C, the yardstick of `make bench`: the same rules with default
   options and the same contract as our kernels: list what can happen, draw one, play it, chance included.
   Usage: hunde PLAYERS GAMES SEED; prints steps, seconds, and each seat's victories in sixtieths. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RING = 16, LAST_ROUND = 200, MIDDLE = -1, NOBODY = -1, CHANCE = -1, OVER = -2 };
enum { WHITE, CHOOSE, BLACK, DONE };
enum { WHITE_DIE = 0, BLACK_DIE = 6, MOVE = 12, THROW_BLACK = 13 };

typedef struct {
    int8_t players, phase;
    int16_t round;
    int8_t first, turn, thrown, dog, white_thrown, black_thrown, total, dogs;
    int8_t white[2], black[2], pawn[6], bones[6], box;
} Hunde;

static uint64_t key, counter;

static uint64_t mix(uint64_t k, uint64_t c) {
    uint64_t x = k + c * 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return (x ^ (x >> 31)) >> 1;
}

static int64_t below(int64_t n) {
    uint64_t product = (mix(key, ++counter) >> 31) * (uint64_t)n;
    if ((product & 0xFFFFFFFFu) < (uint64_t)n) {
        uint64_t uneven = (0x100000000u - (uint64_t)n) % (uint64_t)n;
        while ((product & 0xFFFFFFFFu) < uneven) product = (mix(key, ++counter) >> 31) * (uint64_t)n;
    }
    return (int64_t)(product >> 32);
}

static int distance(const Hunde *s, int seat) { return (s->pawn[seat] - s->dog + RING) % RING; }

static void begin_turn(Hunde *s, int seat) {
    s->turn = (int8_t)seat;
    s->phase = WHITE;
    s->white_thrown = s->black_thrown = s->total = s->dogs = 0;
    s->white[0] = s->white[1] = s->black[0] = s->black[1] = 0;
}

static void setup(Hunde *s, int players) {
    s->players = (int8_t)players;
    s->round = 1;
    s->first = s->thrown = s->dog = s->box = 0;
    for (int i = 0; i < 6; i++) { s->pawn[i] = MIDDLE; s->bones[i] = 0; }
    for (int i = 0; i < players; i++) s->bones[i] = players == 3 ? 8 : players == 4 ? 6 : 5;
    begin_turn(s, 0);
}

static int actor(const Hunde *s) { return s->phase == CHOOSE ? s->turn : s->phase == DONE ? OVER : CHANCE; }

static int moves(const Hunde *s, int64_t *ids) {
    if (s->phase == CHOOSE) { ids[0] = MOVE; ids[1] = THROW_BLACK; return 2; }
    int die = s->phase == WHITE ? WHITE_DIE : BLACK_DIE;
    for (int face = 0; face < 6; face++) ids[face] = die + face;
    return 6;
}

static void give_to_box(Hunde *s, int seat) { s->bones[seat]--; s->box++; }
static void bite(Hunde *s, int seat) { give_to_box(s, seat); s->pawn[seat] = MIDDLE; }

static int pawn_on(const Hunde *s, int space) {
    for (int i = 0; i < s->players; i++) if (s->pawn[i] == space) return i;
    return NOBODY;
}

static int somebody_has_none(const Hunde *s) {
    for (int i = 0; i < s->players; i++) if (s->bones[i] == 0) return 1;
    return 0;
}

static void pay(Hunde *s) {
    int nearest = NOBODY, farthest = NOBODY;
    for (int i = 0; i < s->players; i++) {
        if (s->pawn[i] == MIDDLE) continue;
        if (nearest == NOBODY || distance(s, i) < distance(s, nearest)) nearest = i;
        if (farthest == NOBODY || distance(s, i) > distance(s, farthest)) farthest = i;
    }
    if (nearest != farthest) { s->bones[nearest]--; s->bones[farthest]++; }
}

static void end_round(Hunde *s) {
    pay(s);
    if (somebody_has_none(s)) { s->phase = DONE; return; }
    s->first = (int8_t)((s->first + 1) % s->players);
    s->dog = (int8_t)((s->dog + 1) % RING);
    int caught = pawn_on(s, s->dog);
    if (caught != NOBODY) bite(s, caught);
    if (somebody_has_none(s) || s->round == LAST_ROUND) { s->phase = DONE; return; }
    s->round++;
    s->thrown = 0;
    begin_turn(s, s->first);
}

static void end_turn(Hunde *s) {
    s->thrown++;
    if (somebody_has_none(s)) s->phase = DONE;
    else if (s->thrown < s->players) begin_turn(s, (s->turn + 1) % s->players);
    else end_round(s);
}

static void push_back(Hunde *s, int pushed) {
    while (pushed != NOBODY) {
        int space = (s->pawn[pushed] - 1 + RING) % RING;
        if (space == s->dog) { bite(s, pushed); return; }
        int there = pawn_on(s, space);
        s->pawn[pushed] = (int8_t)space;
        pushed = there;
    }
}

static void run(Hunde *s) {
    int start = s->pawn[s->turn] == MIDDLE ? s->dog : s->pawn[s->turn];
    int target = (start + s->total) % RING;
    s->pawn[s->turn] = MIDDLE;
    if (target == s->dog) bite(s, s->turn);
    else {
        int there = pawn_on(s, target);
        s->pawn[s->turn] = (int8_t)target;
        if (there != NOBODY) push_back(s, there);
    }
    end_turn(s);
}

static void bust(Hunde *s) { give_to_box(s, s->turn); end_turn(s); }

static void play(Hunde *s, int64_t move) {
    if (move == MOVE) run(s);
    else if (move == THROW_BLACK) s->phase = BLACK;
    else {
        int white = move < BLACK_DIE;
        int face = (int)(white ? move - WHITE_DIE : move - BLACK_DIE);
        s->total = (int8_t)(s->total + face);
        if (face == 0) s->dogs++;
        if (white) {
            s->white[s->white_thrown++] = (int8_t)face;
            if (s->white_thrown == 2) { if (s->dogs == 2) bust(s); else s->phase = CHOOSE; }
        } else {
            s->black[s->black_thrown++] = (int8_t)face;
            if (s->black_thrown == 2) { if (s->dogs >= 2) bust(s); else run(s); }
        }
    }
}

int main(int argc, char **argv) {
    if (argc != 4) { fprintf(stderr, "usage: hunde PLAYERS GAMES SEED\n"); return 2; }
    int players = atoi(argv[1]);
    long games = atol(argv[2]);
    uint64_t seed = strtoull(argv[3], NULL, 10);
    int64_t ids[6], steps = 0, shares[6] = {0};
    Hunde s;
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (long game = 0; game < games; game++) {
        key = mix(mix(seed, 1), (uint64_t)game + 1);
        counter = 0;
        setup(&s, players);
        while (actor(&s) != OVER) {
            int count = moves(&s, ids);
            play(&s, ids[below(count)]);
            steps++;
        }
        int most = 0, sharing = 0;
        for (int i = 0; i < players; i++) if (s.bones[i] > most) most = s.bones[i];
        for (int i = 0; i < players; i++) sharing += s.bones[i] == most;
        for (int i = 0; i < players; i++) if (s.bones[i] == most) shares[i] += 60 / sharing;
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("%lld %.6f", (long long)steps, (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9);
    for (int i = 0; i < players; i++) printf(" %lld", (long long)shares[i]);
    printf("\n");
    return 0;
}
