import type { SameKeys } from '../../lib/texts.ts';
import type previews from './previews.en.ts';

export default {
  frame: 'Aperçu',
  page_code: 'Code de la page : {{title}}',
  sketch_code: 'Code du sketch : {{title}}',
  files: 'Fichiers de la page',
  has_error: 'Il y a une erreur dans ce fichier.',
  too_slow:
    'La vérification a duré bien plus longtemps que nécessaire. Y a-t-il quelque chose de sans fin dans ton code ?',
  missing_function:
    'La fonction demandée n’est pas là. Vérifie son nom après `function` : chaque lettre compte, majuscules comprises.',
  missing_element:
    'La vérification a voulu se servir de quelque chose qui n’existe pas : un élément de la page, ou le canevas. Compare les noms de ton code avec ceux de la consigne.',
  empty: 'Rien à voir pour l’instant',
  empty_text: 'Appuie sur Exécuter, et ton code prend vie ici.',
  preparing: 'On prépare tout…',
  lost: 'Ton programme a été arrêté',
  lost_text:
    'Il ne répondait plus : un calcul sans fin, ou plus de mémoire. Ton code est à l’abri ; cherche ce qui ne finit jamais ou grossit sans arrêt.',
  left: 'Ta page voulait partir ailleurs',
  left_text:
    'Elle est allée à une autre adresse ou s’est rechargée. Un aperçu ne peut pas faire ça, il a donc été fermé. Dans une page enregistrée, ça marche.',
  unavailable: 'Impossible de charger l’aperçu',
  unavailable_text:
    'Il n’est pas arrivé, et pourtant Codivia répond : quelque chose le bloque peut-être en route. Ton code est à l’abri ; appuie sur Exécuter pour réessayer.',
  offline_text:
    'Codivia n’est pas joignable, et ce navigateur n’a pas gardé l’aperçu. Y a-t-il du réseau ? Ton code est à l’abri ; appuie sur Exécuter dès qu’il est là.',
  full_screen: 'Plein écran',
  leave_full_screen: 'Quitter le plein écran',
  height: 'Hauteur de l’aperçu',
  height_value: '{{height}} pixels',
  console: 'Console',
  console_empty: 'Les messages de ton code s’affichent ici : essaie `console.log("Salut !")`.',
  level: { log: 'Message', info: 'Info', warn: 'Attention', error: 'Erreur', notice: 'Remarque' },
  times_one: '{{count}} fois',
  times_other: '{{count}} fois',
  missing_one: '{{count}} ligne n’est pas affichée.',
  missing_other: '{{count}} lignes ne sont pas affichées.',
  line: 'Ligne {{line}}',
  line_of: '{{file}}, ligne {{line}}',
  go_to: 'Aller à la ligne {{line}}',
  error: 'Il y a une erreur',
  error_at: 'Il y a une erreur à la ligne {{line}}',
  error_in: 'Il y a une erreur dans {{file}}, ligne {{line}}',
  loop: 'Cette boucle tournait depuis plusieurs secondes sans pause : elle a été arrêtée. Qu’est-ce qui devrait la faire finir ?',
  details: 'Ce que dit le navigateur :',
  notices: {
    alert: 'alert : {{text}}',
    confirm: 'confirm : {{text}} (l’aperçu répond « non » ; un bouton dans la page marche partout)',
    prompt: 'prompt : {{text}} (l’aperçu ne répond rien ; mets plutôt un <input> dans la page)',
    print: 'Un aperçu ne s’imprime pas.',
    open: 'Un aperçu n’ouvre pas de fenêtre : {{text}}',
    link: 'Les liens vers d’autres pages ne s’ouvrent pas dans l’aperçu : {{text}}',
    form: 'Le formulaire est validé. Un aperçu n’envoie rien nulle part.',
    picture:
      'Les images d’ailleurs ne se chargent pas dans l’aperçu, seulement dans une page enregistrée : {{text}}',
    script:
      'Les scripts d’ailleurs ne se chargent pas dans l’aperçu, seulement dans une page enregistrée : {{text}}',
    style:
      'Les feuilles de style d’ailleurs ne se chargent pas dans l’aperçu, seulement dans une page enregistrée : {{text}}',
    network: 'Un aperçu n’a pas accès à internet : {{text}}',
    frame: 'Les pages dans la page ne se chargent pas dans l’aperçu : {{text}}',
    other: 'Ceci ne se charge pas dans l’aperçu : {{text}}',
  },
} satisfies SameKeys<typeof previews>;
