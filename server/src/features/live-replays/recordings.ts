import { type LoadedRecording, loadRecordings } from '@codivia/content/load-recordings';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { Replay, ReplaySummary } from '@codivia/contract/api/live-replays';
import { preparePrivateAnswer, type ReadyAnswer } from '../../services/ready-answer.ts';

function summaryOf({ id, title, description, languages, ...about }: LoadedRecording) {
  return {
    id,
    title_fr: title.fr,
    title_en: title.en,
    description_fr: description.fr,
    description_en: description.en,
    languages: [...LANGUAGES],
    level: about.level,
    kind: about.kind,
    open: about.open,
    host_name: '',
    held_at: null,
    duration_ms: languages.fr.duration_ms,
  } satisfies ReplaySummary;
}

/** A recording of ours, with its answer in each language. */
interface Recording {
  summary: ReplaySummary;
  answers: Record<Language, () => Promise<ReadyAnswer>>;
}

/** Returns a function that makes the value at its first call, and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function recordingOf(loaded: LoadedRecording): Recording {
  const summary = summaryOf(loaded);
  const answerIn = (language: Language) =>
    once(() => {
      const { files, events, duration_ms } = loaded.languages[language];
      const replay: Replay = { ...summary, language, duration_ms, files: { ...files }, events };
      return preparePrivateAnswer(replay);
    });
  return { summary, answers: { fr: answerIn('fr'), en: answerIn('en') } };
}

/**
 * The recordings of ours, by their ids, in the order of the list. They are read at the first use, and an answer is
 * compressed at its first request: a start waits for neither.
 */
export const readRecordings = once(
  (): ReadonlyMap<string, Recording> =>
    new Map(loadRecordings().map((loaded) => [loaded.id, recordingOf(loaded)])),
);
