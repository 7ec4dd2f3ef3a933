// The programs a GPU runs, one thread per game. Each is compiled alone: PROGRAM_… says which.
// A thread takes its table out of the row, plays at it, and puts it back. The last table of the row is the template.

#define TAKE                                      \
    int i = THREAD;                               \
    if (i >= n) return;                           \
    Offers out;                                   \
    Table table;                                  \
    Copy(table, tables[i]);                       \
    Taken<Table> taken{table, tables, n + 1};     \
    Rng spun = rngs[i];                           \
    Taken<Rng> rng{spun, rngs, n};
#define PUT_BACK                \
    Copy(tables[i], table);     \
    rngs[i] = spun;

// Threads of a GPU walk in step, 32 at a time, and wait for each other wherever their ways part. So, where games go on by
// themselves, all threads of a block agree before every answer on the question that most of their games ask.
FUNCTION int MostAsked(const int* asked) {
    int common = 0;
    for (int q = 1; q < QUESTIONS; q++) common = asked[q] > asked[common] ? q : common;
    return common;
}

#if GAMES == 1
// Each thread has one game and keeps its table at hand; where it asks something else, the thread waits.
template <class Play> FUNCTION void Together(int n, Table* tables, Rng* rngs, int answers, Play play) {
    SHARED int asked[QUESTIONS];
    int i = THREAD, left = i < n ? answers : 0;
    Table table;
    if (left > 0) Copy(table, tables[i]);
    Taken<Table> taken{table, tables, n + 1};
    Rng rng = left > 0 ? rngs[i] : Rng{1, 1};
    for (;;) {
        for (int q = FIRST_OF_BLOCK; q < QUESTIONS; q += BLOCK) asked[q] = 0;
        ALL_HERE
        if (left > 0) ADD(asked[table.question], 1);
        ALL_HERE
        int common = MostAsked(asked);
        if (asked[common] == 0) break;
        if (left > 0 && table.question == common) {
            play(taken, i, rng);
            left--;
        }
        ALL_HERE
    }
    if (i < n && answers > 0) {
        Copy(tables[i], table);
        rngs[i] = rng;
    }
}
#else
// A block has several times as many games as threads. Whoever is free takes any of those that ask what is agreed on, and
// plays it where its table lies. `count` is there twice: one is filled while the other is emptied for the next turn.
template <class Play> FUNCTION void Together(int n, Table* tables, Rng* rngs, int answers, Play play) {
    SHARED short question[BLOCK * GAMES];
    SHARED int left[BLOCK * GAMES], asked[QUESTIONS], chosen[BLOCK], count[2];
    int me = FIRST_OF_BLOCK;
    int share = (n + BLOCKS - 1) / BLOCKS, first = (THREAD - me) / BLOCK * share;
    int games = answers > 0 ? Larger(0, Smaller(share, n - first)) : 0;
    for (int q = me; q < QUESTIONS; q += BLOCK) asked[q] = 0;
    if (me == 0) count[0] = 0;
    ALL_HERE
    for (int g = me; g < games; g += BLOCK) {
        left[g] = answers;
        question[g] = tables[first + g].question;
        ADD(asked[question[g]], 1);
    }
    for (int turn = 0;; turn ^= 1) {
        ALL_HERE
        int common = MostAsked(asked);
        if (asked[common] == 0) break;
        for (int g = me; g < games && count[turn] < BLOCK; g += BLOCK) {
            if (question[g] != common) continue;
            int place = ADD(count[turn], 1);
            if (place < BLOCK) chosen[place] = g;
        }
        ALL_HERE
        int playing = Smaller(count[turn], BLOCK);
        if (me == 0) {
            count[turn ^ 1] = 0;
            ADD(asked[common], -playing);
        }
        if (me < playing) {
            int mine = chosen[me], i = first + mine;
            Taken<Table> taken{tables[i], tables, n + 1};
            Rng rng = rngs[i];
            play(taken, i, rng);
            rngs[i] = rng;
            question[mine] = --left[mine] > 0 ? tables[i].question : -1;
            if (left[mine] > 0) ADD(asked[question[mine]], 1);
        }
    }
}
#endif

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

#ifdef PROGRAM_mark_tables
KERNEL run(int n, Table* tables, Rng* rngs, int* givers, unsigned char* masks) {
    TAKE
    mark_tables(taken, i, i + 1, rng, out, Row<int>{givers, n}, Grid<unsigned char>{masks, n, ACTIONS});
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
