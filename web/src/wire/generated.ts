export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Me */
        Me: {
            account: string;
            csrf: string;
            guest: boolean;
            language: string;
            name: string;
            steward: boolean;
        };
        /** Guest */
        Guest: {
            name: string;
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /** NewPassword */
        NewPassword: {
            code: string;
            password: string;
        };
        /** Changes */
        Changes: {
            name?: string;
            password?: string;
            old_password?: string;
            /** @enum {unknown} */
            language?: "de" | "en" | "fr";
        };
        /**
         * OwnData
         * @description Everything that is kept about somebody; of the password only a hash is, and that is nobody's.
         */
        OwnData: {
            account: string;
            created: number;
            games: components["schemas"]["TableInList"][];
            guest: boolean;
            language: string;
            name: string;
            operators: components["schemas"]["DoneByOperators"][];
            parts: Record<string, never>;
            reports: components["schemas"]["Speaking"][];
            said: components["schemas"]["Speaking"][];
            signed_in: components["schemas"]["SignedIn"][];
        };
        /** TableInList */
        TableInList: {
            board: string | null;
            branched_from: components["schemas"]["Branching"] | null;
            brought_by: string | null;
            changed: number;
            clock: components["schemas"]["TableClock"];
            created: number;
            edition: number;
            game: string;
            host: string;
            listed: boolean;
            me: number | null;
            mine: number | null;
            options: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            /** @enum {unknown} */
            pace: "days" | "live";
            players: number;
            rematch: string | null;
            result: components["schemas"]["ResultTold"] | null;
            seats: components["schemas"]["SeatSeen"][];
            spectators_may_chat: boolean;
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "paused" | "playing";
            table: string;
            title: string;
            waiting: number[];
            /** @enum {unknown} */
            watchers: "chat" | "none" | "silent";
            watching: number;
        };
        /** Branching */
        Branching: {
            at: number;
            table: string;
        };
        /** TableClock */
        TableClock: {
            increment: number;
            /** @enum {unknown} */
            kind: "bank" | "move" | "none";
            seconds: number;
            /** @enum {unknown} */
            then: "answer" | "bot" | "pause";
        };
        /** ResultTold */
        ResultTold: {
            gave_up: number[];
            places: number[];
            rivals: components["schemas"]["RivalTold"][];
            scores: number[];
            winners: number[];
        };
        /** RivalTold */
        RivalTold: {
            name: string;
            place: number | null;
            rival: string;
            score: number;
        };
        /** SeatSeen */
        SeatSeen: {
            bot: string | null;
            conceded: boolean;
            /** @enum {unknown} */
            for: "anyone" | "bot" | "friend" | "here";
            name: string;
            people: components["schemas"]["Person"][];
            persons: components["schemas"]["PersonOnSeat"][];
            seat: number;
        };
        /** Person */
        Person: {
            account: string;
            guest: boolean;
            name: string;
            /** @enum {unknown} */
            presence: "away" | "gone" | "here";
        };
        /** PersonOnSeat */
        PersonOnSeat: {
            account: string | null;
            bot: string | null;
            companion: number | null;
            /** @enum {unknown} */
            for: "anyone" | "bot" | "friend" | "here";
            name: string;
        };
        /** DoneByOperators */
        DoneByOperators: {
            text: string;
            time: number;
            what: string;
        };
        /** Speaking */
        Speaking: {
            table: string;
            text: string;
            time: number;
        };
        /**
         * SignedIn
         * @description One browser in which somebody is signed in.
         */
        SignedIn: {
            began: number | null;
            device: string;
            here: boolean;
            session: string;
        };
        /** GameFacts */
        GameFacts: {
            blurb: string;
            board: string | null;
            bots: components["schemas"]["Level"][];
            browser: components["schemas"]["BrowserBoard"] | null;
            edition: number;
            game: string;
            guide: boolean;
            idle: string[];
            lesson: boolean;
            options: components["schemas"]["OptionFacts"][];
            picture: string | null;
            players: components["schemas"]["Players"];
            prefix: string;
            presets: components["schemas"]["Preset"][];
            shared_by: string;
            sources: boolean;
            title: string;
            usual: components["schemas"]["Usual"][];
        };
        /** Level */
        Level: {
            level: string;
            text: string;
            title: string;
        };
        /** BrowserBoard */
        BrowserBoard: {
            script: string;
            style: string | null;
        };
        /** OptionFacts */
        OptionFacts: {
            clause: string;
            default: boolean | number | string | (boolean | number | string)[];
            help: string;
            name: string;
            per_seat: boolean;
            title: string;
            values: components["schemas"]["ValueOfOption"][];
        };
        /** ValueOfOption */
        ValueOfOption: {
            title: string;
            value: boolean | number | string;
        };
        /** Players */
        Players: {
            least: number;
            most: number;
            usual: number;
        };
        /** Preset */
        Preset: {
            help: string;
            name: string;
            options: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            title: string;
        };
        /** Usual */
        Usual: {
            choice: string;
            question: string;
            title: string;
        };
        /**
         * LeftOut
         * @description Something that an installed package offers and that cannot be used.
         */
        LeftOut: {
            /** @enum {unknown} */
            kind: "bot" | "expansion" | "game";
            name: string;
            package: string;
        };
        /** Configured */
        Configured: {
            options: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            players: number;
        };
        /** Configuration */
        Configuration: {
            players: number;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
        };
        /** Possible */
        Possible: {
            hindered: components["schemas"]["Hindered"][];
            options: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            trouble: components["schemas"]["Hindrance"] | null;
        };
        /** Hindered */
        Hindered: {
            clause: string;
            reason: string;
            value: boolean | number | string;
            what: string;
        };
        /** Hindrance */
        Hindrance: {
            clause: string;
            reason: string;
        };
        /**
         * Guide
         * @description How to play a game.
         */
        Guide: {
            title: string;
            sections: components["schemas"]["Section"][];
        };
        /**
         * Section
         * @description A heading and what stands under it, ``listed`` or told.
         */
        Section: {
            title: string;
            listed: boolean;
            passages: components["schemas"]["Passage"][];
        };
        /**
         * Passage
         * @description Some sentences (with ``**bold**`` words), the pieces beside them and the clauses they retell.
         */
        Passage: {
            pieces: components["schemas"]["Piece"][];
            text: string;
            clauses: string[];
        };
        /**
         * Piece
         * @description What is drawn beside the words, and what it is called.
         */
        Piece: {
            name: string;
            label: string;
        };
        /**
         * TableSeen
         * @description A table as it is told to those who are there.
         */
        TableSeen: {
            board: string | null;
            branched_from: components["schemas"]["Branching"] | null;
            brought_by: string | null;
            changed: number;
            clock: components["schemas"]["TableClock"];
            created: number;
            edition: number;
            fair: components["schemas"]["Fair"];
            game: string;
            holidays: number;
            host: string;
            kept: components["schemas"]["PlaceSeen"][];
            key: string | null;
            listed: boolean;
            me: number | null;
            mine: number | null;
            old_edition: boolean;
            options: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            /** @enum {unknown} */
            pace: "days" | "live";
            players: number;
            rematch: string | null;
            requests: components["schemas"]["RequestSeen"][];
            result: components["schemas"]["ResultTold"] | null;
            seats: components["schemas"]["SeatSeen"][];
            spectators_may_chat: boolean;
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "paused" | "playing";
            table: string;
            title: string;
            waiting: number[];
            /** @enum {unknown} */
            watchers: "chat" | "none" | "silent";
            watching: number;
        };
        /** Fair */
        Fair: {
            commitment: string;
            contributions: (string | null)[];
            secret: string | null;
        };
        /** PlaceSeen */
        PlaceSeen: {
            person: number;
            seat: number;
        };
        /** RequestSeen */
        RequestSeen: {
            agreed: number[];
            asks_me: boolean;
            by: number;
            /** @enum {unknown} */
            for: "pause" | "replace" | "undo";
            lines: number | null;
            needed: number[];
            person: number | null;
            request: number;
            seat: number | null;
            until: number | null;
        };
        /** Schema */
        Schema: {
            actions: {
                [key: string]: components["schemas"]["ActionFacts"];
            };
            events: {
                [key: string]: components["schemas"]["EventFacts"];
            };
            fields: {
                [key: string]: components["schemas"]["FieldFacts"];
            };
            procedures: string[];
            questions: {
                [key: string]: components["schemas"]["QuestionFacts"];
            };
            words: {
                [key: string]: components["schemas"]["Word"][];
            };
        };
        /** ActionFacts */
        ActionFacts: {
            parameters: components["schemas"]["ParameterFacts"][];
        };
        /**
         * ParameterFacts
         * @description A part of an action.
         */
        ParameterFacts: {
            kind: string;
            low: number;
            name: string;
            parts?: string[];
            size: number;
        };
        /** EventFacts */
        EventFacts: {
            arguments: components["schemas"]["Argument"][];
            clause: string;
        };
        /** Argument */
        Argument: {
            kind: string;
            name: string;
        };
        /** FieldFacts */
        FieldFacts: {
            axes: components["schemas"]["Axis"][];
            high: number;
            kind: string;
            low: number;
            modules: number;
            name: string;
            open_if: string;
            /** @enum {unknown} */
            sight: "hidden" | "personal" | "private" | "public";
        };
        /** Axis */
        Axis: {
            kind: string;
            length: number;
        };
        /** QuestionFacts */
        QuestionFacts: {
            clause: string;
            personal: boolean;
            secret: boolean;
        };
        /** Word */
        Word: {
            name: string;
            text?: string;
            word: string;
        };
        /** Sources */
        Sources: {
            asks: components["schemas"]["OwnerAsked"][];
            marks: components["schemas"]["Meaning"][];
            sheets: components["schemas"]["Sheet"][];
            title: string;
        };
        /** OwnerAsked */
        OwnerAsked: {
            choices: string[];
            column: string;
            expected: string;
            key: string;
            row: string;
            table: string;
            usual: string;
        };
        /**
         * Meaning
         * @description A mark, and what it means.
         */
        Meaning: {
            /** @enum {unknown} */
            mark: "ours" | "printed" | "public" | "reconstructed" | "rulebook";
            text: string;
            title: string;
        };
        /**
         * Sheet
         * @description One table of the data.
         */
        Sheet: {
            cells: components["schemas"]["Cell"][];
            marks: {
                [key: string]: number;
            };
            table: string;
            title: string;
        };
        /** Cell */
        Cell: {
            column: string;
            /** @enum {unknown} */
            mark: "ours" | "printed" | "public" | "reconstructed" | "rulebook";
            row: string;
            table: string;
            value: string;
        };
        /** Transcribed */
        Transcribed: {
            answers: {
                [key: string]: string;
            };
            faults: components["schemas"]["AnswerFault"][];
            file: string;
            source: components["schemas"]["Source"];
        };
        /** AnswerFault */
        AnswerFault: {
            key: string;
            reason: string;
        };
        /**
         * Source
         * @description Who has read a board off which copy, and when.
         */
        Source: {
            by?: string;
            copy?: string;
            date?: string;
        };
        /**
         * OwnersAnswers
         * @description What an owner of a printed game has read off it: answers by their keys, or the file they were kept in.
         */
        OwnersAnswers: {
            /** @default {} */
            answers?: {
                [key: string]: string;
            };
            /** @default  */
            by?: string;
            /** @default  */
            copy?: string;
            /** @default  */
            date?: string;
            /** @default  */
            file?: string;
        };
        /** RulesTold */
        RulesTold: {
            chapters: components["schemas"]["Chapter"][];
            language: string;
            pieces: components["schemas"]["Piece"][];
            title: string;
        };
        /**
         * Chapter
         * @description Clauses under a name, and the pieces they speak of.
         *
         *         >>> Chapter("A turn", (), (Clause("XY-2", "A turn", "Take a stone."),)).title
         *         'A turn'
         */
        Chapter: {
            title: string;
            pieces: string[];
            clauses: components["schemas"]["Clause"][];
        };
        /**
         * Clause
         * @description One statement of the rules, as Markdown.
         *
         *         >>> Clause("XY-2", "A turn", "Take a stone, see XY-1.").mentions
         *         ('XY-1',)
         */
        Clause: {
            id: string;
            section: string;
            text: string;
            /** @default en */
            language?: string;
            /** @default false */
            stale?: boolean;
        };
        /** Tables */
        Tables: {
            tables: components["schemas"]["TableInList"][];
        };
        /** NewTable */
        NewTable: {
            game: string;
            players: number;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            seats: components["schemas"]["NewSeat"][];
            /** @default true */
            listed?: boolean;
            /**
             * @default silent
             * @enum {unknown}
             */
            watchers?: "chat" | "none" | "silent";
            /**
             * @default live
             * @enum {unknown}
             */
            pace?: "days" | "live";
            /**
             * @default {
             *       "kind": "none",
             *       "seconds": 0,
             *       "increment": 0,
             *       "then": "bot"
             *     }
             */
            clock?: components["schemas"]["NewClock"];
            /**
             * @default full
             * @enum {unknown}
             */
            start?: "full" | "host";
            /** @default null */
            contribution?: string | null;
            /** @default {} */
            parts?: {
                [key: string]: boolean;
            };
        };
        /** NewSeat */
        NewSeat: {
            /** @enum {unknown} */
            for: "anyone" | "bot" | "friend" | "here" | "me";
            /** @default  */
            bot?: string;
            /** @default null */
            teammate?: components["schemas"]["NewTeammate"] | null;
            /** @default  */
            name?: string;
        };
        /** NewTeammate */
        NewTeammate: {
            /** @enum {unknown} */
            for: "anyone" | "bot" | "friend" | "here";
            /** @default  */
            bot?: string;
            /** @default  */
            name?: string;
        };
        /** NewClock */
        NewClock: {
            /**
             * @default none
             * @enum {unknown}
             */
            kind?: "bank" | "move" | "none";
            /** @default 0 */
            seconds?: number;
            /** @default 0 */
            increment?: number;
            /**
             * @default bot
             * @enum {unknown}
             */
            then?: "answer" | "bot" | "pause";
        };
        /** OwnBoard */
        OwnBoard: {
            board: string | null;
            differences: components["schemas"]["Changed"][];
            source: components["schemas"]["Source"];
        };
        /** Changed */
        Changed: {
            column: string;
            here: string;
            row: string;
            table: string;
            usual: string;
        };
        /**
         * Update
         * @description The last step: where things stand, and what is asked; with the steps that led here since what was heard last.
         */
        Update: {
            asked: components["schemas"]["AskedOfSeat"] | null;
            asking: components["schemas"]["Asking"] | null;
            by: components["schemas"]["Doing"] | null;
            clocks: components["schemas"]["ClocksTold"] | null;
            here: components["schemas"]["AskedHere"][];
            /** @enum {unknown} */
            kind: "update";
            lesson: components["schemas"]["AdviceTold"] | null;
            log: components["schemas"]["Log"];
            number: number;
            path: string[];
            person: number | null;
            result: components["schemas"]["ResultTold"] | null;
            seat: number | null;
            steps: components["schemas"]["StepTold"][];
            table: string;
            told: number;
            undo: components["schemas"]["Undoing"];
            view: {
                [key: string]: number | (number | (number | (number | null)[] | null)[] | null)[] | null;
            };
            waiting: number[];
            where: string;
        };
        /** AskedOfSeat */
        AskedOfSeat: {
            offers: components["schemas"]["OfferTold"][];
            question: number;
            sentence: string;
        };
        /** OfferTold */
        OfferTold: {
            action: string;
            json: {
                [key: string]: string | number;
            };
            means: {
                [key: string]: number;
            };
            parameters: {
                [key: string]: number;
            };
            sentence: string;
            verb: string;
        };
        /** Asking */
        Asking: {
            clause: string;
            name: string;
            secret: boolean;
            sentence: string;
        };
        /**
         * Doing
         * @description Whose decision it was; null instead of the verb where one may not know it.
         */
        Doing: {
            seat: number;
            verb: string | null;
        };
        /** ClocksTold */
        ClocksTold: {
            running: boolean;
            seats: components["schemas"]["TimeLeft"][];
        };
        /** TimeLeft */
        TimeLeft: {
            left: number;
            until: number | null;
        };
        /**
         * AskedHere
         * @description Somebody at the screen who is asked: by their number there.
         */
        AskedHere: {
            companion: number;
            secret: boolean;
        };
        /**
         * AdviceTold
         * @description What the coach of a lesson says to the learner.
         */
        AdviceTold: {
            enough: components["schemas"]["LessonEnd"] | null;
            left: components["schemas"]["LeftLesson"] | null;
            recommended: string | null;
            said: components["schemas"]["SaidByCoach"][];
        };
        /**
         * LessonEnd
         * @description That the learner knows enough, and what to watch next time.
         */
        LessonEnd: {
            text: string;
            watch: string[];
        };
        /**
         * LeftLesson
         * @description That the learner went another way, and how many answers must be taken back to return to the lesson.
         */
        LeftLesson: {
            answers: number;
            text: string;
        };
        /**
         * SaidByCoach
         * @description One thing that the coach says, and the places on the board that it points at (``character:merlin``).
         */
        SaidByCoach: {
            /** @enum {unknown} */
            kind: "hint" | "reaction" | "remark";
            places: string[];
            text: string;
        };
        /** Log */
        Log: {
            from: number;
            lines: components["schemas"]["LogLine"][];
        };
        /** LogLine */
        LogLine: {
            clause: string;
            event: string;
            number: number;
            numbers: {
                [key: string]: number;
            };
            private: boolean;
            sentence: string;
        };
        /**
         * StepTold
         * @description What one decision led to.
         */
        StepTold: {
            asking: components["schemas"]["Asking"] | null;
            by: components["schemas"]["Doing"] | null;
            number: number;
            path: string[];
            told: number;
            view: {
                [key: string]: number | (number | (number | (number | null)[] | null)[] | null)[] | null;
            };
            waiting: number[];
            where: string;
        };
        /**
         * Undoing
         * @description Whether the last answer may be taken back: without asking anybody (null: not found out yet), and at all.
         */
        Undoing: {
            free: boolean | null;
            may_ask: boolean;
        };
        /** ChatLines */
        ChatLines: {
            lines: components["schemas"]["ChatLine"][];
        };
        /** ChatLine */
        ChatLine: {
            account: string;
            guest: boolean;
            line: number;
            name: string;
            seat: number | null;
            text: string;
            time: number;
        };
        /** Past */
        Past: {
            asked: components["schemas"]["AskedOfSeat"] | null;
            asking: components["schemas"]["Asking"] | null;
            at: number;
            by: components["schemas"]["Doing"] | null;
            choices: number;
            clocks: components["schemas"]["ClocksTold"] | null;
            here: components["schemas"]["AskedHere"][];
            /** @enum {unknown} */
            kind: "update";
            lesson: components["schemas"]["AdviceTold"] | null;
            log: components["schemas"]["Log"];
            number: number;
            path: string[];
            person: number | null;
            result: components["schemas"]["ResultTold"] | null;
            seat: number | null;
            steps: components["schemas"]["StepTold"][];
            table: string;
            told: number;
            undo: components["schemas"]["Undoing"];
            view: {
                [key: string]: number | (number | (number | (number | null)[] | null)[] | null)[] | null;
            };
            waiting: number[];
            where: string;
        };
        /** Replay */
        Replay: {
            asked: components["schemas"]["AskedOfSeat"] | null;
            asking: components["schemas"]["Asking"] | null;
            at: number;
            by: components["schemas"]["Doing"] | null;
            choice: components["schemas"]["ChoiceTold"] | null;
            choices: number;
            clocks: components["schemas"]["ClocksTold"] | null;
            decision: components["schemas"]["Decision"] | null;
            here: components["schemas"]["AskedHere"][];
            /** @enum {unknown} */
            kind: "update";
            lesson: components["schemas"]["AdviceTold"] | null;
            log: components["schemas"]["Log"];
            number: number;
            path: string[];
            person: number | null;
            result: components["schemas"]["ResultTold"] | null;
            seat: number | null;
            steps: components["schemas"]["StepTold"][];
            table: string;
            told: number;
            undo: components["schemas"]["Undoing"];
            view: {
                [key: string]: number | (number | (number | (number | null)[] | null)[] | null)[] | null;
            };
            waiting: number[];
            where: string;
        };
        /** ChoiceTold */
        ChoiceTold: {
            seat: number;
            text: string;
        };
        /**
         * Decision
         * @description What was chosen next, and what a bot that imagined games thought best there.
         */
        Decision: {
            seat: number;
            sentence: string;
            thoughts: components["schemas"]["WeighedAnswer"][];
        };
        /**
         * WeighedAnswer
         * @description An answer with its worth (1 is a certain win), and in how many imagined games it was tried.
         */
        WeighedAnswer: {
            games: number;
            sentence: string;
            worth: number;
        };
        /** NotPossible */
        NotPossible: {
            choice: string;
            clause: string;
            others: number;
            reason: string;
        };
        /**
         * ReviewSeen
         * @description How far a review is: null if nobody asked for it.
         */
        ReviewSeen: {
            progress: number | null;
            review: components["schemas"]["ReviewedGame"] | null;
        };
        /** ReviewedGame */
        ReviewedGame: {
            ended: number[];
            moments: components["schemas"]["ReviewedMoment"][];
            turning: number[];
        };
        /**
         * ReviewedMoment
         * @description A decision after so many choices: the chances before it, and what the judge would have answered.
         */
        ReviewedMoment: {
            answers: components["schemas"]["WeighedAnswer"][];
            chances: number[];
            chosen: string;
            games: number;
            imagined: number;
            loss: number;
            margin: number;
            number: number;
            seat: number;
        };
        /**
         * Draws
         * @description Everything that is needed to check the dice of a game that is over.
         */
        Draws: {
            commitment: string;
            contributions: (string | null)[];
            draws: components["schemas"]["Draw"][];
            secret: string;
            table: string;
        };
        /**
         * Draw
         * @description One answer of chance, with what it was drawn from.
         */
        Draw: {
            choice: number;
            chosen: string;
            draw: number;
            odds: number[];
            outcomes: string[];
        };
        /** Join */
        Join: {
            /** @enum {unknown} */
            do: "join";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            /** @default null */
            seat?: number | null;
            /** @default null */
            person?: number | null;
            /** @default  */
            key?: string;
            /** @default null */
            contribution?: string | null;
        };
        /** Leave */
        Leave: {
            /** @enum {unknown} */
            do: "leave";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
        };
        /** Unseat */
        Unseat: {
            /** @enum {unknown} */
            do: "unseat";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            seat: number;
            /** @default null */
            person?: number | null;
        };
        /** PlanSeat */
        PlanSeat: {
            /** @enum {unknown} */
            do: "seat";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            seat: number;
            /** @enum {unknown} */
            for: "anyone" | "bot" | "friend";
            /** @default  */
            bot?: string;
            /** @default null */
            person?: number | null;
        };
        /** Contribute */
        Contribute: {
            /** @enum {unknown} */
            do: "contribute";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            contribution: string;
        };
        /** Start */
        Start: {
            /** @enum {unknown} */
            do: "start";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
        };
        /** Numbered */
        Numbered: {
            number: number;
        };
        /** Choose */
        Choose: {
            /** @enum {unknown} */
            do: "choose";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            question: number;
            choice: string | Record<string, never>;
        };
        /** Undo */
        Undo: {
            /** @enum {unknown} */
            do: "undo";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
        };
        /** Requested */
        Requested: {
            request: number;
        };
        /** Ask */
        Ask: {
            /** @enum {unknown} */
            do: "ask";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            /** @enum {unknown} */
            for: "pause" | "replace" | "undo";
            /** @default null */
            seat?: number | null;
            /** @default null */
            person?: number | null;
            /** @default 1 */
            answers?: number;
        };
        /** Agree */
        Agree: {
            /** @enum {unknown} */
            do: "agree";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            request: number;
            yes: boolean;
        };
        /** Resume */
        Resume: {
            /** @enum {unknown} */
            do: "resume";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
        };
        /** TakeOff */
        TakeOff: {
            /** @enum {unknown} */
            do: "holiday";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            days: number;
        };
        /** Concede */
        Concede: {
            /** @enum {unknown} */
            do: "concede";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
        };
        /** Said */
        Said: {
            line: number;
        };
        /** Chat */
        Chat: {
            /** @enum {unknown} */
            do: "chat";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            text: string;
        };
        /** Mute */
        Mute: {
            /** @enum {unknown} */
            do: "mute";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            spectators_may_chat: boolean;
        };
        /** Rematch */
        Rematch: {
            /** @enum {unknown} */
            do: "rematch";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
        };
        /** Branch */
        Branch: {
            /** @enum {unknown} */
            do: "branch";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            at: number;
            seat: number;
            bot: string;
        };
        /** Invitation */
        Invitation: {
            link: string;
            only_here: boolean;
            picture: string;
        };
        /**
         * GameFile
         * @description A saved game, `.regnum`.
         */
        GameFile: {
            file: string;
            /**
             * @default one
             * @enum {unknown}
             */
            people?: "all" | "one";
        };
        /** Wished */
        Wished: {
            table: string;
        };
        /**
         * Wish
         * @description A table as a terminal on the server's own machine wants it for a browser there.
         */
        Wish: {
            game: string;
            players: number;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            seats: components["schemas"]["NewSeat"][];
            /** @default true */
            listed?: boolean;
            /**
             * @default silent
             * @enum {unknown}
             */
            watchers?: "chat" | "none" | "silent";
            /**
             * @default live
             * @enum {unknown}
             */
            pace?: "days" | "live";
            /**
             * @default {
             *       "kind": "none",
             *       "seconds": 0,
             *       "increment": 0,
             *       "then": "bot"
             *     }
             */
            clock?: components["schemas"]["NewClock"];
            /**
             * @default full
             * @enum {unknown}
             */
            start?: "full" | "host";
            /** @default null */
            contribution?: string | null;
            /** @default {} */
            parts?: {
                [key: string]: boolean;
            };
            /** @default  */
            seed?: string;
            /** @default  */
            board?: string;
        };
        /**
         * ServerKept
         * @description How the server stands.
         */
        ServerKept: {
            acts: components["schemas"]["ActKept"][];
            doors: string;
            maintenance: string | null;
            reports: components["schemas"]["ReportKept"][];
            size: number;
            statuses: {
                [key: string]: number;
            };
            tables: components["schemas"]["TableKept"][];
        };
        /** ActKept */
        ActKept: {
            operator: string;
            subject: string;
            text: string;
            time: number;
            what: string;
        };
        /** ReportKept */
        ReportKept: {
            about: components["schemas"]["PersonKept"];
            by: string;
            report: number;
            said: components["schemas"]["LineKept"][];
            table: string;
            text: string;
            time: number;
        };
        /** PersonKept */
        PersonKept: {
            account: string;
            banned: boolean;
            created: number;
            guest: boolean;
            muted: boolean;
            name: string;
            steward: boolean;
        };
        /** LineKept */
        LineKept: {
            name: string;
            text: string;
            time: number;
        };
        /** TableKept */
        TableKept: {
            changed: number;
            game: string;
            people: string[];
            status: string;
            table: string;
        };
        /** Link */
        Link: {
            link: string;
            only_here: boolean;
        };
        /** Announcement */
        Announcement: {
            text: string;
        };
        /** Reported */
        Reported: {
            person: string;
            text: string;
        };
        /**
         * Notifications
         * @description How I am told that it is my turn, and how I could be.
         */
        Notifications: {
            key: string;
            kinds: string[];
            missing: string[];
            silent: string[];
            ways: components["schemas"]["WayKept"][];
        };
        /** WayKept */
        WayKept: {
            confirmed: boolean;
            kind: string;
            target: string;
            way: string;
        };
        /** NewWay */
        NewWay: {
            kind: string;
            target: string;
            /** @default  */
            password?: string;
        };
        /**
         * NewBrowser
         * @description What a browser says when it lets itself be told: its push service, and how to encrypt for it.
         */
        NewBrowser: {
            endpoint: string;
            keys: components["schemas"]["Keys"];
        };
        /** Keys */
        Keys: {
            p256dh: string;
            auth: string;
        };
        /** Silence */
        Silence: {
            silent: boolean;
        };
        /** Possibilities */
        Possibilities: {
            mail: boolean;
        };
        /** Forgotten */
        Forgotten: {
            name: string;
        };
        /** ProgramTold */
        ProgramTold: {
            by: string;
            here: boolean;
            mine: boolean;
            name: string;
            program: string;
        };
        /** ProgramMade */
        ProgramMade: {
            by: string;
            here: boolean;
            mine: boolean;
            name: string;
            program: string;
            token: string;
        };
        /** NewProgram */
        NewProgram: {
            name: string;
        };
        /** ProgramSeat */
        ProgramSeat: {
            listing: string;
        };
        /**
         * ProgramsAtTable
         * @description Whether programs may sit at a table, and which could.
         */
        ProgramsAtTable: {
            programs: components["schemas"]["ProgramTold"][];
            welcome: boolean;
        };
        /**
         * RatedTable
         * @description Whether a table counts, and for whom how much.
         */
        RatedTable: {
            rated: boolean;
            reasons: components["schemas"]["WhyUnrated"][];
            takers: components["schemas"]["TakerTold"][];
            wished: boolean;
        };
        /** WhyUnrated */
        WhyUnrated: {
            seat: number | null;
            /** @enum {unknown} */
            why: "board" | "bot" | "branch" | "broken" | "file" | "guest" | "hot-seat" | "house-rules" | "lesson" | "old" | "one-address" | "replaced" | "seed" | "wished";
        };
        /** TakerTold */
        TakerTold: {
            account: string | null;
            after: components["schemas"]["RatingTold"] | null;
            before: components["schemas"]["RatingTold"] | null;
            bot: string | null;
            chair: number;
            helped: boolean;
            seat: number;
        };
        /**
         * RatingTold
         * @description How strong somebody is: a number, within so much of which the truth probably lies.
         */
        RatingTold: {
            give_or_take: number;
            number: number;
        };
        /** RatedGame */
        RatedGame: {
            game: string;
            people: number;
            players: number;
            title: string;
        };
        /**
         * Leaders
         * @description Who is how strong at a game with so many players.
         */
        Leaders: {
            bots: components["schemas"]["BotRated"][];
            enough: number;
            game: string;
            people: components["schemas"]["PersonRated"][];
            players: number;
            provisional: components["schemas"]["PersonRated"][];
            title: string;
        };
        /** BotRated */
        BotRated: {
            bot: string;
            give_or_take: number;
            number: number;
        };
        /** PersonRated */
        PersonRated: {
            account: string;
            games: number;
            give_or_take: number;
            name: string;
            number: number;
            provisional: boolean;
            won: number;
        };
        /** PersonProfile */
        PersonProfile: {
            account: string;
            name: string;
            standings: components["schemas"]["GameStanding"][];
        };
        /** GameStanding */
        GameStanding: {
            game: string;
            games: number;
            give_or_take: number;
            number: number;
            players: number;
            provisional: boolean;
            title: string;
            won: number;
        };
        /** History */
        History: {
            against: components["schemas"]["Met"][];
            game: string;
            moments: components["schemas"]["RatedMoment"][];
            players: number;
            title: string;
        };
        /** Met */
        Met: {
            account: string | null;
            better: number;
            bot: string | null;
            equal: number;
            games: number;
            name: string;
            worse: number;
        };
        /** RatedMoment */
        RatedMoment: {
            change: number;
            ended: number;
            give_or_take: number;
            number: number;
            place: number;
            table: string | null;
        };
        /** Tournaments */
        Tournaments: {
            makers: components["schemas"]["TournamentMakers"];
            tournaments: components["schemas"]["TournamentInList"][];
        };
        /** TournamentMakers */
        TournamentMakers: {
            may: boolean;
            why_not: string;
        };
        /** TournamentInList */
        TournamentInList: {
            entrants: number;
            /** @enum {unknown} */
            entry: "invited" | "open";
            /** @enum {unknown} */
            format: "knock-out" | "round-robin" | "swiss";
            game: string;
            least: number;
            /** @enum {unknown} */
            mine: "" | "away" | "host" | "in" | "withdrawn";
            most: number;
            name: string;
            /** @enum {unknown} */
            pace: "days" | "live";
            players: number;
            round: number;
            rounds: number;
            starts: number | null;
            /** @enum {unknown} */
            status: "called-off" | "open" | "over" | "running";
            title: string;
            tournament: string;
        };
        /** TournamentSeen */
        TournamentSeen: {
            commitment: string;
            entrants: number;
            /** @enum {unknown} */
            entry: "invited" | "open";
            /** @enum {unknown} */
            format: "knock-out" | "round-robin" | "swiss";
            game: string;
            going_on: number;
            host: components["schemas"]["Somebody"];
            key: string | null;
            least: number;
            limit: number;
            link: string | null;
            may: ("begin" | "call-off" | "dismiss" | "enter" | "withdraw")[];
            /** @enum {unknown} */
            mine: "" | "away" | "host" | "in" | "withdrawn";
            most: number;
            name: string;
            only_here: boolean;
            options: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            /** @enum {unknown} */
            pace: "days" | "live";
            patience: number;
            people: components["schemas"]["EntrantSeen"][];
            played: components["schemas"]["RoundSeen"][];
            players: number;
            round: number;
            rounds: number;
            rules: string[];
            seconds: number;
            seed: string | null;
            standings: components["schemas"]["StandingSeen"][];
            starts: number | null;
            /** @enum {unknown} */
            status: "called-off" | "open" | "over" | "running";
            table: components["schemas"]["MyTable"] | null;
            tie_breaks: string[];
            title: string;
            tournament: string;
        };
        /** Somebody */
        Somebody: {
            account: string;
            name: string;
        };
        /** EntrantSeen */
        EntrantSeen: {
            account: string;
            name: string;
            /** @enum {unknown} */
            out: "" | "away" | "withdrawn";
        };
        /** RoundSeen */
        RoundSeen: {
            began: number;
            ends: number;
            number: number;
            over: boolean;
            rests: components["schemas"]["Somebody"][];
            tables: components["schemas"]["TableOfRound"][];
        };
        /** TableOfRound */
        TableOfRound: {
            broken_off: boolean;
            seats: components["schemas"]["SeatOfRound"][];
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "paused" | "playing";
            table: string;
        };
        /** SeatOfRound */
        SeatOfRound: {
            account: string;
            missing: boolean;
            name: string;
            place: number | null;
        };
        /** StandingSeen */
        StandingSeen: {
            account: string;
            firsts: number;
            name: string;
            opponents: number;
            place: number;
            points: number;
            why: string;
        };
        /** MyTable */
        MyTable: {
            table: string;
            until: number | null;
        };
        /** NewTournament */
        NewTournament: {
            name: string;
            game: string;
            players: number;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            /**
             * @default swiss
             * @enum {unknown}
             */
            format?: "knock-out" | "round-robin" | "swiss";
            /** @default 5 */
            rounds?: number;
            /** @default 1 */
            going_on?: number;
            /**
             * @default live
             * @enum {unknown}
             */
            pace?: "days" | "live";
            /** @default 120 */
            seconds?: number;
            /**
             * @default open
             * @enum {unknown}
             */
            entry?: "invited" | "open";
            /** @default 4 */
            least?: number;
            /** @default 32 */
            most?: number;
            /** @default null */
            starts?: number | null;
            /** @default 600 */
            patience?: number;
            /** @default 10800 */
            limit?: number;
        };
        /** Key */
        Key: {
            /** @default  */
            key?: string;
        };
        /** Whom */
        Whom: {
            account: string;
        };
        /**
         * TableBelongs
         * @description The tournament of a table.
         */
        TableBelongs: {
            name: string;
            round: number;
            tournament: string;
        };
        /** RefusalTold */
        RefusalTold: {
            clause: string;
            code: string;
            legal: string[];
            reason: string;
        };
        /** Open */
        Open: {
            /** @enum {unknown} */
            do: "open";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            /** @default 0 */
            last?: number;
            /** @default 0 */
            chat?: number;
        };
        /** Close */
        Close: {
            /** @enum {unknown} */
            do: "close";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
        };
        /**
         * Look
         * @description Whether the page is before somebody's eyes.
         */
        Look: {
            /** @enum {unknown} */
            do: "look";
            table: string;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            companion?: number | null;
            on: boolean;
        };
        /**
         * Watch
         * @description To hear of changes in the lobby, or no longer.
         */
        Watch: {
            /** @enum {unknown} */
            do: "lobby";
            on: boolean;
            /** @default null */
            id?: number | string | null;
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            do: "ping";
            /** @default null */
            id?: number | string | null;
        };
        /** Hello */
        Hello: {
            /** @enum {unknown} */
            kind: "hello";
            maintenance: string | null;
            me: components["schemas"]["Me"] | null;
            time: number;
            version: string;
        };
        /**
         * MaintenanceFrame
         * @description An operator has begun or ended maintenance.
         */
        MaintenanceFrame: {
            /** @enum {unknown} */
            kind: "maintenance";
            maintenance: string | null;
        };
        /** TableFrame */
        TableFrame: {
            board: string | null;
            branched_from: components["schemas"]["Branching"] | null;
            brought_by: string | null;
            changed: number;
            clock: components["schemas"]["TableClock"];
            created: number;
            edition: number;
            fair: components["schemas"]["Fair"];
            game: string;
            holidays: number;
            host: string;
            kept: components["schemas"]["PlaceSeen"][];
            key: string | null;
            /** @enum {unknown} */
            kind: "table";
            listed: boolean;
            me: number | null;
            mine: number | null;
            old_edition: boolean;
            options: {
                [key: string]: boolean | number | string | (boolean | number | string)[];
            };
            /** @enum {unknown} */
            pace: "days" | "live";
            players: number;
            rematch: string | null;
            requests: components["schemas"]["RequestSeen"][];
            result: components["schemas"]["ResultTold"] | null;
            seats: components["schemas"]["SeatSeen"][];
            spectators_may_chat: boolean;
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "paused" | "playing";
            table: string;
            title: string;
            waiting: number[];
            /** @enum {unknown} */
            watchers: "chat" | "none" | "silent";
            watching: number;
        };
        /** UndoFrame */
        UndoFrame: {
            /** @enum {unknown} */
            kind: "undo";
            number: number;
            table: string;
            undo: components["schemas"]["Undoing"];
        };
        /** ChatFrame */
        ChatFrame: {
            /** @enum {unknown} */
            kind: "chat";
            lines: components["schemas"]["ChatLine"][];
            table: string;
        };
        /** LobbyFrame */
        LobbyFrame: {
            /** @enum {unknown} */
            kind: "lobby";
            tables: components["schemas"]["TableInList"][];
        };
        /** Done */
        Done: {
            answer: unknown;
            id: number | string | null;
            /** @enum {unknown} */
            kind: "done";
        };
        /** RefusedFrame */
        RefusedFrame: {
            clause: string;
            code: string;
            id: number | string | null;
            /** @enum {unknown} */
            kind: "refused";
            legal: string[];
            reason: string;
        };
        /** Pong */
        Pong: {
            id: number | string | null;
            /** @enum {unknown} */
            kind: "pong";
            time: number;
        };
        Message: components["schemas"]["Join"] | components["schemas"]["Leave"] | components["schemas"]["Unseat"] | components["schemas"]["PlanSeat"] | components["schemas"]["Contribute"] | components["schemas"]["Start"] | components["schemas"]["Choose"] | components["schemas"]["Undo"] | components["schemas"]["Ask"] | components["schemas"]["Agree"] | components["schemas"]["Resume"] | components["schemas"]["TakeOff"] | components["schemas"]["Concede"] | components["schemas"]["Chat"] | components["schemas"]["Mute"] | components["schemas"]["Rematch"] | components["schemas"]["Branch"] | components["schemas"]["Open"] | components["schemas"]["Close"] | components["schemas"]["Look"] | components["schemas"]["Watch"] | components["schemas"]["Ping"];
        Frame: components["schemas"]["Hello"] | components["schemas"]["MaintenanceFrame"] | components["schemas"]["TableFrame"] | components["schemas"]["Update"] | components["schemas"]["UndoFrame"] | components["schemas"]["ChatFrame"] | components["schemas"]["LobbyFrame"] | components["schemas"]["Done"] | components["schemas"]["RefusedFrame"] | components["schemas"]["Pong"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
