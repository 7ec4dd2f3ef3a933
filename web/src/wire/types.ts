/** The wire by the names that the client uses; `npm run types` writes its shapes from the server's own description. */
import type { components } from './generated'

type Shapes = components['schemas']

export type Me = Shapes['Me']
export type SignedIn = Shapes['SignedIn']
export type Language = NonNullable<Shapes['Changes']['language']>

export type OptionFacts = Shapes['OptionFacts']
export type OptionValue = Shapes['ValueOfOption']['value']
export type Options = Shapes['Configured']['options']
export type GameFacts = Shapes['GameFacts']
export type Broken = Shapes['LeftOut']
export type Rules = Shapes['RulesTold']
export type Chapter = Shapes['Chapter']
export type Guide = Shapes['Guide']
export type Hindrance = Shapes['Hindrance']
export type NotPossible = Shapes['NotPossible']
export type Possible = Shapes['Possible']
export type Clause = Shapes['Clause']
export type Parameter = Shapes['ParameterFacts']
export type Schema = Shapes['Schema']

export type Sheet = Shapes['Sheet']
export type OwnerAsked = Shapes['OwnerAsked']
export type Sources = Shapes['Sources']
export type OwnBoard = Shapes['OwnBoard']
export type OwnersAnswers = Shapes['OwnersAnswers']
export type Transcribed = Shapes['Transcribed']

export type Clock = Shapes['NewClock']
export type Person = Shapes['Person']
export type PersonOnSeat = Shapes['PersonOnSeat']
export type Seat = Shapes['Seat']
export type Request = Shapes['Request']
export type Result = Shapes['ResultTold']
/** A table as lists tell it, and perhaps with what is told only at the table itself. */
export type Table = Shapes['TableInList'] & Partial<Shapes['TableSeen']>
export type NewTeammate = Shapes['NewTeammate']
export type NewSeat = Shapes['NewSeat']
export type NewTable = Shapes['NewTable']

export type View = Shapes['Update']['view']
export type Value = View[string]
export type Offer = Shapes['OfferTold']
export type Asked = Shapes['AskedOfSeat']
export type Asking = Shapes['Asking']
export type Line = Shapes['LogLine']
export type Update = Shapes['Update']
export type Advice = Shapes['AdviceTold']
export type Past = Shapes['Past']
export type Replay = Shapes['Replay']
export type ReviewSeen = Shapes['ReviewSeen']
export type ReviewedGame = Shapes['ReviewedGame']
export type ReviewedMoment = Shapes['ReviewedMoment']
export type WeighedAnswer = Shapes['WeighedAnswer']
export type ChatLine = Shapes['ChatLine']
export type Draw = Shapes['Draw']
export type Draws = Shapes['Draws']

export type Refusal = Shapes['RefusalTold']
export type Frame = Shapes['Frame']
export type Message = Shapes['Message']
