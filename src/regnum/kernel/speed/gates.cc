// Gates into a game's rules for Python, beside those that are written from annotations: options, and stepping.

extern "C" {
int sizeof_offers = sizeof(Offers);

// What a seat may answer.
GATE int offers_of(Table* table, int seat, Offers* out) {
    clear(*out);
    options(*table, seat, *out);
    return out->count;
}

// Whoever steps single games calls these as functions of Python's own, because calling through ctypes takes longer than
// a step. They need three functions of Python's stable interface, which are handed in.
long (*number_of)(void*);
void* (*number)(long);
void* (*address_of)(void*);

struct Stepped {
    Table* table;
    Offers* out;
};

static void* Look(Stepped* game) {
    clear(*game->out);
    if (game->table->depth > 0) {
        options(*game->table, to_act(*game->table), *game->out);
        if (game->out->count == 0) Break(BY_NOTHING);
    }
    return number(broken ? 0 : game->out->count);
}

GATE void* seat(void* self, void*) { return number(to_act(*((Stepped*)address_of(self))->table)); }

GATE void* look(void* self, void*) { return Look((Stepped*)address_of(self)); }

GATE void* step(void* self, void* given) {
    Stepped* game = (Stepped*)address_of(self);
    int action = number_of(given);
    if (action < 0) return 0;
    answer(*game->table, to_act(*game->table), action);
    return Look(game);
}
}
