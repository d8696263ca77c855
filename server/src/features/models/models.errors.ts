import { MODELS_MAX, type SavedModel } from '@codivia/contract/api/models';
import { conflict, Problem, problem } from '../../errors.ts';

export const ModelNotFound = problem(404, 'model_not_found', {
  fr: 'Ce modèle n’existe pas, ou n’existe plus.',
  en: 'This model doesn’t exist, or no longer exists.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const ModelsLimit = problem(403, 'models_limit', {
  fr: `Tu as déjà ${MODELS_MAX} modèles dans ton compte : supprimes-en un.`,
  en: `You have ${MODELS_MAX} models in your account already: delete one.`,
});

/** Names a file that is called a model and is none, or holds something beside one. */
export const ModelUnreadable = (name: string) =>
  new Problem(422, 'model_unreadable', {
    fr: `« ${name} » n’est pas un modèle du labo d’IA, ou contient autre chose : enregistre-le de nouveau depuis le labo.`,
    en: `“${name}” is no model of the AI lab, or holds something else too: save it again from the lab.`,
  });

export const ModelKeepsCamera = problem(422, 'model_keeps_camera', {
  fr: 'Un modèle qui compare aux voisins garde les mains et les images que tu as montrées : il reste dans ton navigateur. Entraîne un réseau ou un arbre, et tu pourras l’enregistrer ou le partager.',
  en: 'A model that compares with neighbours keeps the hands and pictures that you showed: it stays in your browser. Train a network or a tree, and you can save or share it.',
});

export const ExamplesRefused = problem(422, 'examples_refused', {
  fr: 'Ces exemples ne peuvent pas être gardés dans ton compte : seulement des dessins, des textes et des tableaux, du même genre que le modèle.',
  en: 'These examples can’t be kept in your account: only drawings, texts and tables, of the same kind as the model.',
});

/** Thrown for a model that others would see. */
export const ModelNamesInsulting = (name: string) =>
  new Problem(422, 'model_names_insulting', {
    fr: `Un nom dans le modèle « ${name} » est une insulte : change-le avant de le montrer.`,
    en: `A name in the model “${name}” is an insult: change it before you show it.`,
  });

/** Thrown with the model as it is now. */
export const ModelChanged = conflict<SavedModel>('model', {
  fr: 'Ce modèle a été modifié ailleurs entre-temps.',
  en: 'This model has been changed elsewhere in the meantime.',
});
