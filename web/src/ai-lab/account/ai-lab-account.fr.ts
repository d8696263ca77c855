import type { SameKeys } from '../../lib/texts.ts';
import type aiLabAccount from './ai-lab-account.en.ts';

export default {
  save: {
    title: 'Dans ton compte',
    text: 'Ton compte garde le modèle : le nom de ses classes et ce qu’il a appris. Tu peux l’ouvrir sur tous tes appareils.',
    text_neighbours:
      'Ton compte garde le modèle : le nom de ses classes, et tes exemples, car les plus proches voisins en sont faits. Tu peux l’ouvrir sur tous tes appareils.',
    visitor:
      'Avec un compte, tu peux garder ce modèle et le partager par un lien. Ton projet reste dans ce navigateur : dès que tu te connectes, le labo te le propose, et l’entraînement reprend un instant.',
    log_in: 'Se connecter',
    camera:
      'Les plus proches voisins gardent chaque main et chaque image que tu as montrées : ce modèle reste donc dans ton navigateur. Entraîne un réseau ou un arbre, et tu pourras l’enregistrer ou le partager.',
    examples: 'Garder aussi mes exemples',
    examples_text:
      'Tu pourras alors continuer l’entraînement sur un autre appareil. Sinon, ils restent seulement dans ce navigateur.',
    examples_camera: 'Les mains et les images restent dans ce navigateur.',
    keep: 'Enregistrer dans mon compte',
    replace: 'Remplacer le modèle enregistré',
    saved: 'Enregistré dans ton compte.',
    since: 'Ton compte a une version ({{time}}).',
    changed:
      'Ce modèle a été enregistré sur un autre appareil entre-temps. Regarde-le, puis enregistre de nouveau.',
    share: 'Partager par un lien',
  },
  earlier: {
    title: 'Fait ici sans compte',
    text_one:
      '{{count}} projet a été fait dans ce navigateur par quelqu’un qui n’était pas connecté. Si c’était toi, tu peux le reprendre.',
    text_other:
      '{{count}} projets ont été faits dans ce navigateur par quelqu’un qui n’était pas connecté. Si c’était toi, tu peux les reprendre.',
    take: 'Oui, c’était moi',
  },
  tested: 'Tests réussis : {{right}} sur {{total}}',
  untested: 'Pas testé',
  models: {
    title: 'Les modèles de ton compte',
    visitor: 'Connecte-toi pour retrouver les modèles que tu as enregistrés.',
    try: 'Essayer',
    go_on: 'Continuer l’entraînement',
    rename: 'Renommer',
    new_name: 'Nouveau nom de « {{name}} »',
    needs_name: 'Donne-lui un nom.',
    save_name: 'Enregistrer le nom',
    duplicate: 'Dupliquer',
    copy_of: '{{name}} (copie)',
    older: '{{name}} (avant)',
    share: 'Partager',
    delete: 'Supprimer',
    cancel: 'Annuler',
    delete_title: 'Supprimer « {{name}} » de ton compte ?',
    delete_text:
      'Le modèle et les exemples gardés avec lui sont supprimés du compte. Les projets de ce navigateur restent, et les liens que tu as faits aussi.',
    deleted: '« {{name}} » est supprimé.',
    of: '{{action}} : {{name}}',
    failed: 'Tes modèles n’ont pas pu être chargés.',
    unreadable: 'Ce modèle n’a pas pu être ouvert.',
    with_examples: 'avec ses exemples',
  },
  share: {
    title: 'Partager « {{name}} »',
    text: 'Toute personne qui a le lien peut essayer ton modèle et l’utiliser dans un programme. Elle voit le nom de ses classes et ce qu’il a appris : ni exemples, ni images, ni ton nom.',
    text_neighbours:
      'Toute personne qui a le lien peut essayer ton modèle et l’utiliser dans un programme. Elle voit le nom de ses classes, et tes exemples : les plus proches voisins en sont faits. Ton nom n’est pas montré.',
    link: 'Lien vers ton modèle',
    kept: 'Tu peux supprimer ce lien sur sa page, ou dans ton tableau de bord.',
    dashboard: 'Aller au tableau de bord',
  },
  shown: {
    kind: 'Modèle',
    classes: 'Il connaît',
    try: 'Essaie-le',
    drawing: 'Dessine quelque chose, et regarde ce que le modèle en pense.',
    hand: 'Montre-lui ta main. L’image reste dans ce navigateur.',
    picture: 'Montre-lui une image. Elle reste dans ce navigateur.',
    text: 'Écris quelque chose, et regarde ce que le modèle en pense.',
    table: 'Remplis les champs, et regarde ce que le modèle en pense.',
    verdict: 'Je pense : {{label}}',
    again: 'Essayer autre chose',
    own: 'Entraîner ton propre modèle',
    program: 'Le voir avec son programme',
    gone: 'Il n’y a pas de modèle ici',
    gone_text: 'Le lien a été supprimé, ou n’a jamais mené à un modèle.',
    unknown: 'Le labo ne connaît pas encore ce genre de modèle.',
    back: 'Labo d’IA',
    noun: 'Un modèle du labo d’IA',
  },
} satisfies SameKeys<typeof aiLabAccount>;
