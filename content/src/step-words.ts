import type { Language } from '@codivia/contract/api/language';

/** Words that refer to a program outside the step: one above, one before, or one to be run again. */
export const ELSEWHERE: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:program|code|lines?|editor|example|sketch) above\b|\babove (?:program|code|editor|sketch)\b/i,
    /\b(?:your|the|that) (?:first|last|previous) (?:program|code|editor|sketch)\b/i,
    /\b(?:put (?:it|them) back\b|run (?:it |them |the program )?again\b|(?:and|then) run(?: it)?(?=[.,!?]))/i,
  ],
  fr: [
    /(?<!\p{L})(?:ci-dessus|(?:programme|code|éditeur|croquis) (?:précédent|du dessus|d’avant))(?!\p{L})/iu,
    /(?<!\p{L})(?:ton|le|ce) (?:premier|dernier) (?:programme|éditeur|croquis)(?!\p{L})/iu,
    /(?<!\p{L})(?:remets-l[ea]s?|relance)(?!\p{L}| le jeu)/iu,
    /(?<!\p{L})(?:(?:et|puis) (?:lance|exécute)(?:-l[ea])?(?=[.,!?…])|exécute ensuite)/iu,
  ],
};

/** An order to change a piece of code, up to that piece. */
export const CHANGE: Record<Language, RegExp> = {
  en: /(?:^|[.!?,] )(?:change|replace|delete|remove|swap|put two slashes before) [^.!?:;]{0,40}$/i,
  fr: /(?:^|[.!?,] )(?:Change|Remplace|Supprime|Enlève|Retire|Efface|(?:remplace|mets deux barres obliques devant)) [^.!?:;]{0,40}$/,
};

/** Patterns of the question about a program's output. */
export const SHOWS: Record<Language, RegExp> = {
  en: /\bwhat (?:will|does|do|would) [^.?]{0,60}\b(?:show|print|say|display)\b[^.?]{0,30}\?/i,
  fr: /\bqu(?:e |’)[^.?]{0,50}(?:affich|montr)[^.?]{0,50}\?/i,
};
