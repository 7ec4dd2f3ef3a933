// What the rules of a game, written out as C++, stand on: rows, offers, chance, and arithmetic as Python has it.
// The same text is compiled for a GPU, one game per thread, and by a machine's own compiler. WATCHED says whether limits are
// looked for that would cost a GPU a tenth of its speed.

#ifdef __CUDACC__
#define TABLE static __constant__
#define FUNCTION static __device__
#define SEPARATE static __device__ __noinline__
#define KERNEL extern "C" __global__ void
#define THREAD int(blockIdx.x * blockDim.x + threadIdx.x)
#define LOOP _Pragma("unroll 1")
#define SHORT_LOOP _Pragma("unroll")
#define UNROLL_A_LITTLE _Pragma("unroll 4")
#define SHARED __shared__
#define ALL_HERE __syncthreads();
#define FIRST_OF_BLOCK int(threadIdx.x)
#define BLOCK THREADS
#define BLOCKS int(gridDim.x)
#define ADD(place, number) atomicAdd(&place, number)
#define FIRST_BIT(bits) __ffs(bits)
#else
#define TABLE static
#define GATE extern "C" __attribute__((visibility("default")))
#define FUNCTION [[maybe_unused]] static
#define SEPARATE FUNCTION
#define KERNEL extern "C" void
extern "C" int thread;
int thread = 0;
#define THREAD thread
#define LOOP
#define SHORT_LOOP _Pragma("unroll")
#define UNROLL_A_LITTLE
#define SHARED static
#define ALL_HERE
#define FIRST_OF_BLOCK 0
#define BLOCK 1
#define BLOCKS ((n + GAMES - 1) / GAMES)
#define ADD(place, number) Add(place, number)
#define FIRST_BIT(bits) __builtin_ffs(bits)
static int Add(int& place, int number) { return (place += number) - number; }
#endif

// --- limits: the number of the last that was passed, for whoever asks afterwards; a game that passed one is over -----

enum { OFFERED_TWICE = 1, TOO_DEEP, ENDLESS, TOO_LARGE, NOBODY_ASKED, BY_NOTHING };
#ifdef __CUDACC__
// In the memory of the processor, which looks there without stopping the GPU.
extern "C" __device__ int* broken;
__device__ int* broken = 0;
FUNCTION void Break(int limit) { *broken = limit; }
#else
extern "C" int broken;
int broken = 0;
FUNCTION void Break(int limit) { broken = limit; }
#endif

template <class T> FUNCTION void End(T& s, int limit) {
    Break(limit);
    s.depth = s.waiting = s.nature = 0;
}
template <class T> FUNCTION void too_deep(T& s) { End(s, TOO_DEEP); }
template <class T> FUNCTION void runaway(T& s) { End(s, ENDLESS); }
template <class T> FUNCTION void asks_nobody(T& s) { End(s, NOBODY_ASKED); }

// A number in a field of the record.
template <class T, class N> FUNCTION void Put(T& place, N number) {
    place = number;
    if (WATCHED && sizeof(T) < sizeof(int) && place != number) Break(TOO_LARGE);
}

// --- arithmetic ------------------------------------------------------------------------------------------------

template <class A, class B> FUNCTION auto Smaller(A a, B b) { return a < b ? a : b; }
template <class A, class B> FUNCTION auto Larger(A a, B b) { return a > b ? a : b; }
template <class A> FUNCTION auto Absolute(A a) { return a < 0 ? -a : a; }
FUNCTION int lowest(int bits) { return FIRST_BIT(bits) - 1; }

// What a number is divided by; 1 instead of 0, for a processor would stop at that.
FUNCTION int Divisor(int b) {
    if (!WATCHED || b != 0) return b;
    Break(BY_NOTHING);
    return 1;
}

FUNCTION int Quotient(int a, int given) {
    int b = Divisor(given);
    int quotient = a / b, remainder = a % b;
    return remainder != 0 && (remainder < 0) != (b < 0) ? quotient - 1 : quotient;
}

FUNCTION int Remainder(int a, int given) {
    int b = Divisor(given);
    int remainder = a % b;
    return remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder;
}

// --- rows ------------------------------------------------------------------------------------------------------

template <class T> struct Row {
    T* first;
    int length;
};

template <class T> struct Grid {
    T* first;
    int rows, length;
};

template <class T, int N> FUNCTION T& At(T (&row)[N], int i) { return row[i < 0 ? i + N : i]; }
template <class T> FUNCTION T& At(const Row<T>& row, int i) { return row.first[i]; }
template <class T> FUNCTION Row<T> At(const Grid<T>& grid, int i) {
    return {grid.first + (long long)i * grid.length, grid.length};
}

template <class T, int N> FUNCTION int Length(T (&)[N]) { return N; }
template <class T> FUNCTION int Length(const Row<T>& row) { return row.length; }
template <class T> FUNCTION int Length(const Grid<T>& grid) { return grid.rows; }

// Word by word in a loop: written out, a large record would fill all registers. Words are not what the fields are read
// as, which a compiler may take for leave to change the order; the barriers say no.
template <class T> FUNCTION void Copy(T& target, const T& source) {
    static_assert(sizeof(T) % sizeof(int) == 0 && alignof(T) % sizeof(int) == 0);
    int* to = reinterpret_cast<int*>(&target);
    const int* from = reinterpret_cast<const int*>(&source);
    asm volatile("" ::: "memory");
    UNROLL_A_LITTLE
    for (int i = 0; i < int(sizeof(T) / sizeof(int)); i++) to[i] = from[i];
    asm volatile("" ::: "memory");
}

// One of many, perhaps taken out of its row while it is played with.
template <class T> struct Taken {
    T& one;
    T* all;
    int count;
};

template <class T> FUNCTION T& At(Taken<T>& taken, int) { return taken.one; }
template <class T> FUNCTION int Length(const Taken<T>& taken) { return taken.count; }
template <class T> FUNCTION void copy_table(Row<T> all, int source, int target) {
    all.first[target] = all.first[source];
}
template <class T> FUNCTION void copy_table(Taken<T>& taken, int source, int) { Copy(taken.one, taken.all[source]); }

// --- chance: L'Ecuyer's combined generator, as kernel/chance.py has it, by Schrage's method --------------------

struct Rng {
    int a, b;
};

FUNCTION int spin(Rng& rng) {
    rng.a = 40014 * (rng.a % 53668) - 12211 * (rng.a / 53668);
    rng.a += rng.a < 0 ? 2147483563 : 0;
    rng.b = 40692 * (rng.b % 52774) - 3791 * (rng.b / 52774);
    rng.b += rng.b < 0 ? 2147483399 : 0;
    int difference = rng.a - rng.b;
    return difference < 0 ? difference + 2147483562 : difference;
}

// --- what may be answered --------------------------------------------------------------------------------------

struct Offers {
    ACTION action[MAX_OFFERS + 1];
    int weight[MAX_OFFERS + 1];
    int count;
    int weighed;
};

FUNCTION void clear(Offers& out) {
    out.count = 0;
    out.weighed = 0;
}

FUNCTION void offer(Offers& out, int action) {
    if (WATCHED && out.count == MAX_OFFERS) return Break(OFFERED_TWICE);
    if (out.weighed) out.weight[out.count] = 1;
    out.action[out.count++] = action;
}

// One more option where a look says so. A processor that cannot guess what it will see rather writes down each of them.
FUNCTION void OfferWhere(Offers& out, bool holds, int action) {
#ifdef __CUDACC__
    if (holds) offer(out, action);
#else
    if (out.weighed) out.weight[out.count] = 1;
    out.action[out.count] = action;
    out.count += holds;
    if (out.count <= MAX_OFFERS) return;
    out.count = MAX_OFFERS;
    Break(OFFERED_TWICE);
#endif
}

FUNCTION void weigh(Offers& out, int action, int odds) {
    if (odds <= 0) return;
    if (WATCHED && out.count == MAX_OFFERS) return Break(OFFERED_TWICE);
    if (!out.weighed) {
        for (int i = 0; i < out.count; i++) out.weight[i] = 1;
        out.weighed = 1;
    }
    out.weight[out.count] = odds;
    out.action[out.count++] = action;
}

FUNCTION void keep(Offers& out, int i, int place) {
    out.action[place] = out.action[i];
    out.weight[place] = out.weight[i];
}

FUNCTION void cut(Offers& out, int count) { out.count = count; }

FUNCTION int offered(const Offers& out) { return out.count; }
FUNCTION int option(const Offers& out, int i) { return out.action[i]; }
FUNCTION int odds(const Offers& out, int i) { return out.weighed ? out.weight[i] : 1; }

// As kernel/primitives.py has it, without counting one by one where all odds are alike.
FUNCTION int draw(Rng& rng, const Offers& out) {
    if (!out.weighed) return out.action[spin(rng) % Divisor(out.count)];
    int total = 0;
    for (int i = 0; i < out.count; i++) total += out.weight[i];
    int at = spin(rng) % Divisor(total);
    for (int i = 0; i < out.count; i++) {
        at -= out.weight[i];
        if (at < 0) return out.action[i];
    }
    return out.action[0];
}

