import compounds from "../data/interview/kinds.json";
import packed from "../data/interview/phrases-packed.json";
import { toLookup } from "./phrase-lookup.ts";
import { type Found, type Place, toFinder } from "./phrases.ts";

const YOU = "(?:you|your|yours|yourself)";
/** Put in place of each letter of words that name work or people at work. */
export const HIDDEN = "·";
const SEEN = `[^\\s${HIDDEN}]+`;
/** At most this many words between the candidate and a topic are about the candidate, whoever else the question names. */
const CLOSE = 4;
/** At most this many words make a question that leaves the candidate out: "Kids?", "Any church duties at weekends?" */
const CURT = 5;

export const TOPICS = Object.entries(compounds.topics).flatMap(([trait, topics]) => topics.map((phrase) => ({ value: trait, phrase })));
const lookUpTopics = toLookup(TOPICS, packed.topics);
const topicsIn = (places: readonly Place[]) =>
  toFinder(
    TOPICS.map((topic) => ({ ...topic, places })),
    lookUpTopics,
  );

const findAnywhere = topicsIn([{}]);
const findAround = topicsIn([{ before: new RegExp(` ${YOU} (?:\\S+ ){0,20}$`) }, { after: new RegExp(`^(?: \\S+){0,20} ${YOU}(?= )`) }]);
const findClose = topicsIn([
  {
    before: new RegExp(`(?<=^[^${HIDDEN}]*) ${YOU} (?:${SEEN} ){0,${CLOSE}}$`),
    after: new RegExp(`^(?! (?:(?!(?:when|while|if|because|as(?! an? )|to) )${SEEN} ){0,2}${HIDDEN})`),
  },
  { before: new RegExp(`(?<=^[^${HIDDEN}]*)$`), after: new RegExp(`^(?: ${SEEN}){0,1} (?:when|while|if|because|as) ${YOU}(?= )`) },
]);
/** "Are there any medical conditions that would keep you off shifts?": something to be told before work is given, whoever is named behind it. */
const findDeclared = topicsIn([
  {
    before: new RegExp(`^ (?:(?:and|so|but) )?(?:(?:is|are|will|would) there (?:be )?)?(?:an?|any|some|no) (?:${SEEN} ){0,2}$`),
    after:
      /^ (?:(?:that|which) )?(?:would|could|might|may|will|we|i|prevent\S*|stop\S*|keep\S*|limit\S*|affect\S*|need\S*|requir\S*|interfer\S*|to (?:consider|report|declare|disclose|mention|worry|tell|look after)|worth|at home|coming up|planned|ahead|in the way|who)(?= )/,
  },
]);
/** "Did depression ever stop you in your last job?": what would come between the candidate and the work. */
const findHindering = topicsIn([
  {
    before: new RegExp(`(?<=^(?:.* )?${SEEN} )$`),
    after: new RegExp(
      `^(?=(?: (?:ever|not|also|still|possibly|perhaps))? (?:get in the way|stand in the way|put off|upset|offend|unsettle|conflict|hinder|impede|impact|complicate|restrict|stop you|stopped you|keep you|kept you|hold you back|held you back|prevent you|prevented you|interfere|clash|(?:cut|${HIDDEN}{3}) short|affect your|affected your|allow you|(?:play|${HIDDEN}{4}) a part|be an issue|be a problem|cause you|cost you|limit you|slow you) )`,
    ),
  },
  {
    before: new RegExp(
      `(?<=(?<!${HIDDEN} (?:${SEEN} ){0,3})(?:problem|problems|trouble|difficulties|worried|concerned|late|absent|away|off) (?:with|about|because of|due to|through|owing to) (?:(?:an?|your|any|some) )?)$`,
    ),
    after: new RegExp(`^(?: ${SEEN}){0,3} $|^ (?:in your case|of yours)(?= )`),
  },
]);
/** People at work and tasks in a question. */
export const OTHERS = compounds.others.map((phrase) => ({ value: true, phrase }));
export const findOthers = toFinder(OTHERS, toLookup(OTHERS, packed.others));
/** Words of work that only say where a life would be felt: "would epilepsy keep you from this job?" */
const findSetting = toFinder(compounds.setting.map((phrase) => ({ value: true, phrase })));
const asksKnowledge = (line: string) => / (?:what|which|how|why|when|where|explain|define|describe|name|should) /.test(line);
const LEAVES_YOU_OUT =
  /^ (?:(?:and|so|but) )?(?:will|would|is (?:there|the)|are (?:there|the)|(?:was|is) (?:that|it|this) (?:to (?:have|raise|bring|start|look|care|be|mind|get|recover|give)|for|because|due|down to|over)|(?:has|did|does|do) (?:either|any|anyone|anybody|both)|no|not|any|anything|something|nothing) /;

/** Topics of private life in a question about what the candidate is, has or does outside work; `others`: people at work and tasks, whose a topic may be. */
export function findTouched(line: string, others: readonly Found<unknown>[], isQuestion: boolean): Found<string>[] {
  const settings = new Set(findSetting(line).map(({ index }) => index));
  if (others.some(({ index }) => !settings.has(index))) {
    const rest = hide(line, others);
    return [...findClose(rest), ...(isQuestion ? [...findDeclared(rest), ...findHindering(rest)] : [])];
  }
  if (new RegExp(` ${YOU} `).test(line)) return findAround(line);
  const isCurt = line.trim().split(" ").length <= CURT;
  return isQuestion && !asksKnowledge(line) && (isCurt || LEAVES_YOU_OUT.test(line)) ? findAnywhere(line) : [];
}

const findEchoes = toFinder(compounds.echoes.map((phrase) => ({ value: true, phrase })));

/** "Our last cook had a bad back. Do you?" */
const ASKS_SAME =
  /^ (?:and |so |well |but )?(?:do|don't|are|aren't|have|haven't|did|will|would|were|is|can) (?:you|yours|yourself)(?: too| as well| either)? $/;
const TELLS_OF_US = / (?:(?:our|the|my) (?:last|previous|former)|i'm|i am|i've|i have|i had|my|of us|we're all|we all) /;

const findHouse = toFinder(compounds.house.map((phrase) => ({ value: true, phrase })));
const findFitting = toFinder(compounds.fitting.map((phrase) => ({ value: true, phrase })));

/** Topics told in one sentence and asked about in the next: "There was a vote last week. Which side were you on?" */
export function findEchoed(told: string, asked: string): Found<string>[] {
  // "We're all Christians here. Is that a problem?": what the house is, and whether the candidate would be it too.
  const isEchoed =
    (TELLS_OF_US.test(told) && ASKS_SAME.test(asked)) ||
    findEchoes(asked).length > 0 ||
    (findHouse(told).length > 0 && findFitting(asked).length > 0);
  return isEchoed ? findAnywhere(hide(told, findOthers(told))) : [];
}

/** The line with what was found put out of sight, letter for letter. */
export function hide(line: string, found: readonly Found<unknown>[]): string {
  return found.reduce(
    (rest, { index, words }) => rest.slice(0, index) + words.replace(/\S/g, HIDDEN) + rest.slice(index + words.length),
    line,
  );
}
