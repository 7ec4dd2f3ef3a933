// The programs a GPU runs, one thread per game. Each is compiled alone: PROGRAM_… says which.
// A thread takes its table out of the row, plays at it, and puts it back. The last table of the row is the template.

#define TAKE                          \
    int i = THREAD;                   \
    if (i >= n) return;               \
    Offers out;                       \
    Taken<Table> taken;               \
    taken.all = tables;               \
    taken.count = n + 1;              \
    Copy(taken.one, tables[i]);       \
    Taken<Rng> rng{rngs[i], rngs, n};
#define PUT_BACK                \
    Copy(tables[i], taken.one); \
    rngs[i] = rng.one;

// Threads of a GPU walk in step, 32 at a time, and wait for each other wherever their ways part. So each thread has several
// games, and before every answer all agree on the question that most of them can answer in one of theirs.
template <class Play> FUNCTION void Together(int n, Table* tables, Rng* rngs, int answers, Play play) {
    Taken<Table> taken[GAMES];
    Rng rng[GAMES];
    int question[GAMES], left[GAMES];
    int first = THREAD * GAMES;
    for (int g = 0; g < GAMES; g++) {
        question[g] = -1;
        if (first + g < n && answers > 0) {
            taken[g].all = tables;
            taken[g].count = n + 1;
            Copy(taken[g].one, tables[first + g]);
            rng[g] = rngs[first + g];
            left[g] = answers;
            question[g] = taken[g].one.question;
        }
    }
    SHARED int asked[QUESTIONS];
    for (;;) {
        for (int q = FIRST_OF_BLOCK; q < QUESTIONS; q += BLOCK) asked[q] = 0;
        ALL_HERE
        for (int g = 0; g < GAMES; g++)
            if (question[g] >= 0) ADD_ONE(asked[question[g]]);
        ALL_HERE
        int common = 0;
        for (int q = 1; q < QUESTIONS; q++) common = asked[q] > asked[common] ? q : common;
        if (asked[common] == 0) break;
        int chosen = -1;
        for (int g = 0; g < GAMES; g++) chosen = question[g] == common ? g : chosen;
        if (chosen >= 0) play(taken[chosen], first + chosen, rng[chosen]);
        for (int g = 0; g < GAMES; g++)
            if (g == chosen) question[g] = --left[g] > 0 ? taken[g].one.question : -1;
        ALL_HERE
    }
    for (int g = 0; g < GAMES; g++) {
        if (first + g < n && answers > 0) {
            Copy(tables[first + g], taken[g].one);
            rngs[first + g] = rng[g];
        }
    }
}

#ifdef PROGRAM_step_tables
KERNEL run(int n, Table* tables, Rng* rngs, int* actions, int* observations, unsigned char* masks, int* seats,
           float* rewards, unsigned char* dones) {
    TAKE
    step_tables(taken, i, i + 1, rng, out, Row<int>{actions, n}, Grid<int>{observations, n, OBSERVED},
                Grid<unsigned char>{masks, n, ACTIONS}, Row<int>{seats, n}, Grid<float>{rewards, n, SEATS},
                Row<unsigned char>{dones, n});
    PUT_BACK
}
#endif

#ifdef PROGRAM_play_tables
KERNEL run(int n, Table* tables, Rng* rngs, int answers, int* ended) {
    Offers out;
    Together(n, tables, rngs, answers, [&](Taken<Table>& taken, int i, Rng& rng) {
        batch__play_table(taken, i, rng, out, Row<int>{ended, n});
    });
}
#endif

#ifdef PROGRAM_play_tables_by
KERNEL run(int n, Table* tables, Rng* rngs, int answers, int* policies, int* ended, int* wins) {
    Offers out;
    Together(n, tables, rngs, answers, [&](Taken<Table>& taken, int i, Rng& rng) {
        policy__play_table_by(taken, i, rng, out, Row<int>{policies, SEATS}, Row<int>{ended, n},
                              Grid<int>{wins, n, SEATS});
    });
}
#endif

#ifdef PROGRAM_answer_tables
KERNEL run(int n, Table* tables, Rng* rngs, int* givers, int* actions) {
    TAKE
    answer_tables(taken, i, i + 1, 0, 0, Row<int>{givers, n}, Row<int>{actions, n});
    PUT_BACK
}
#endif

#ifdef PROGRAM_pick_tables
KERNEL run(int n, Table* tables, Rng* rngs, int* actions) {
    TAKE
    pick_tables(taken, i, i + 1, rng, out, Row<int>{actions, n});
    PUT_BACK
}
#endif

#ifdef PROGRAM_advise_tables
KERNEL run(int n, Table* tables, Rng* rngs, int* actions) {
    TAKE
    advise_tables(taken, i, i + 1, rng, out, Row<int>{actions, n});
    PUT_BACK
}
#endif
