import type { SameKeys } from '../../lib/texts.ts';
import type previews from './previews.en.ts';

export default {
  frame: 'Aperçu',
  page_code: 'Code de la page : {{title}}',
  sketch_code: 'Code du sketch : {{title}}',
  too_slow:
    'La vérification a duré bien plus longtemps que nécessaire. Y a-t-il quelque chose de sans fin dans ton code ?',
  missing_function:
    'La fonction demandée n’est pas là. Vérifie son nom après `function` : chaque lettre compte, majuscules comprises.',
  missing_element:
    'La vérification a voulu se servir de quelque chose qui n’existe pas : un élément de la page, ou le canevas. Compare les noms de ton code avec ceux de la consigne.',
  empty: 'Rien à voir pour l’instant',
  empty_text: 'Appuie sur Exécuter, et ton code prend vie ici.',
  target_text: 'Voilà ce que tu dois obtenir',
  target_page: 'La page terminée : {{text}}',
  target_game: 'Le sketch terminé : {{title}}',
  see_target: 'Voir le modèle',
  pictures: 'p5 en images',
  pictures_text: 'Déplace ce que tu vois, et lis le code qui change avec.',
  preparing: 'On prépare tout…',
  lost: {
    busy: {
      title: 'Ton programme a été arrêté',
      text: 'Il calculait sans pause et ne répondait plus. Ton code est à l’abri ; cherche ce qui prend tant de temps : une fonction qui s’appelle elle-même sans fin, une liste énorme ou un motif de recherche compliqué.',
    },
    memory: {
      title: 'Plus de mémoire',
      text: 'Ton programme a utilisé toute sa mémoire : le navigateur l’a arrêté. Ton code est à l’abri ; cherche une liste ou un texte qui grossit sans arrêt.',
    },
    crashed: {
      title: 'Le navigateur a arrêté ton programme',
      text: 'Son processus s’est terminé, souvent parce que de très grandes images ou listes demandent trop de mémoire. Ton code est à l’abri ; appuie sur Exécuter pour réessayer.',
    },
    background: {
      title: 'Arrêté en arrière-plan',
      text: 'Pendant que tu étais ailleurs, le navigateur a fermé l’aperçu pour économiser la mémoire. Ton code n’y est pour rien ; appuie sur Exécuter pour le relancer.',
    },
    flood: {
      title: 'Ton programme a été arrêté',
      text: 'Il a envoyé trop de messages d’un coup, par exemple des centaines de fichiers en une seconde. Ton code est à l’abri ; fais cela moins souvent.',
    },
  },
  stuck_one: 'Ton programme calcule depuis {{count}} seconde et ne répond pas.',
  stuck_other: 'Ton programme calcule depuis {{count}} secondes et ne répond pas.',
  keep_waiting: 'Continuer d’attendre',
  stop_now: 'Arrêter',
  left: 'Ta page voulait partir ailleurs',
  left_text:
    'Elle est allée à une autre adresse ou s’est rechargée. Un aperçu ne peut pas faire ça, il a donc été fermé. Dans une page enregistrée, ça marche.',
  unavailable: 'Impossible de charger l’aperçu',
  unavailable_text:
    'Il n’est pas arrivé, et pourtant Codivia répond : quelque chose le bloque peut-être en route. Ton code est à l’abri ; appuie sur Exécuter pour réessayer.',
  network_help: 'Pour la personne qui s’occupe du réseau',
  offline_text:
    'Codivia n’est pas joignable, et ce navigateur n’a pas gardé l’aperçu. Y a-t-il du réseau ? Ton code est à l’abri ; appuie sur Exécuter dès que le réseau est là.',
  pin: 'Épingler le résultat',
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
  run_longer: 'Relancer avec plus de temps',
  question: {
    says: 'Le programme dit',
    asks: 'Le programme demande',
    answer: 'Réponse',
    ok: 'OK',
    cancel: 'Annuler',
  },
  offers: {
    title: 'Fichiers de ton programme',
    save_named: 'Enregistrer {{name}}',
    save_all: 'Tout enregistrer',
    more_one: '{{count}} fichier de plus',
    more_other: '{{count}} fichiers de plus',
    zip: 'fichiers.zip',
  },
  details: 'Ce que dit le navigateur :',
  notices: {
    alert: 'alert : {{text}}',
    confirm:
      'confirm : {{text}} (question non posée : il y en a trop, ou personne ne peut répondre ; ça compte comme « non »)',
    prompt:
      'prompt : {{text}} (question non posée : il y en a trop, ou personne ne peut répondre ; ça compte comme annulé)',
    print: 'Un aperçu ne s’imprime pas.',
    print_value:
      'En JavaScript, print() appelle l’imprimante, que l’aperçu n’a pas. Pour afficher quelque chose : console.log({{text}})',
    open: 'Un aperçu n’ouvre pas de fenêtre : {{text}}',
    link: 'Les liens vers d’autres pages ne s’ouvrent pas dans l’aperçu : {{text}}',
    form: 'Le formulaire est validé. Un aperçu n’envoie rien ; sur un vrai site, ceci partirait :\n{{text}}',
    form_empty:
      'Le formulaire est validé, mais il n’enverrait rien : chaque champ a besoin d’un `name`, comme dans <input name="ville">.',
    camera:
      'La caméra reste éteinte dans l’aperçu, pour qu’aucun programme ne puisse te filmer sans que tu le saches. Dans une page enregistrée, ton navigateur te demande d’abord.',
    microphone:
      'Le micro reste coupé dans l’aperçu, pour qu’aucun programme ne puisse t’écouter sans que tu le saches. Dans une page enregistrée, ton navigateur te demande d’abord.',
    picture:
      'Les images d’ailleurs ne se chargent pas dans l’aperçu, seulement dans une page enregistrée : {{text}}',
    script:
      'Les scripts d’ailleurs ne se chargent pas dans l’aperçu, seulement dans une page enregistrée : {{text}}',
    style:
      'Les feuilles de style d’ailleurs ne se chargent pas dans l’aperçu, seulement dans une page enregistrée : {{text}}',
    network: 'Un aperçu n’a pas accès à internet : {{text}}',
    frame: 'Les pages dans la page ne se chargent pas dans l’aperçu : {{text}}',
    other: 'Ceci ne se charge pas dans l’aperçu : {{text}}',
    not_running:
      'Rien ne tourne. Appuie d’abord sur Exécuter : cette ligne s’essaie dans ton programme en cours.',
    html_unclosed: '<{{text}}> est ouvert ici et jamais fermé : il manque </{{text}}>.',
    html_stray: '</{{text}}> ferme quelque chose qui n’a jamais été ouvert.',
    html_end:
      '{{text}} s’affiche ici comme du texte. Pour fermer un élément, il manque un < : <{{other}}',
    html_quote: 'Il manque un guillemet à la fin de cette valeur : {{text}}',
    html_bracket: '{{text}} n’est pas terminé : il manque un >.',
    html_comment:
      'Le commentaire <!-- ne se termine jamais : il manque -->, et rien de ce qui suit ne s’affiche.',
    html_name: 'L’élément <{{text}}> n’existe pas. Voulais-tu dire <{{other}}> ?',
    html_attribute: 'Cet attribut ne fait rien : {{text}}. Voulais-tu dire {{other}} ?',
    html_id_twice:
      'L’id « {{text}} » est donné deux fois, alors qu’il est réservé à un seul élément. Pour plusieurs, utilise class.',
    html_typographic:
      'Les guillemets de {{text}} sont ceux des textes imprimés. Efface-les et tape des guillemets droits : "…".',
    css_unit:
      'Il manque une unité à {{text}}, donc cette ligne ne fait rien. Écris par exemple {{other}}.',
    css_unit_space: 'Pas d’espace entre le nombre et son unité : {{other}}.',
    css_quotes: 'Pas de guillemets ici, sinon cette ligne ne fait rien : {{other}}.',
    css_hash: 'Une couleur écrite avec ces lettres et ces chiffres commence par # : {{other}}.',
    css_comment:
      '// n’est pas un commentaire en CSS, et empêche la ligne d’après de marcher. Entoure ton commentaire de /* … */.',
    css_tag:
      '{{text}} n’a rien à faire dans ce fichier, qui ne contient que du CSS. Efface la ligne.',
    css_selector:
      'Il n’y a pas d’élément <{{text}}>. Pour une classe, mets un point devant le nom (.{{text}}), pour un id un # (#{{text}}).',
    css_name: 'La propriété {{text}} n’existe pas en CSS. Voulais-tu dire {{other}} ?',
    css_unknown: 'La propriété {{text}} n’existe pas en CSS : cette ligne ne fait rien.',
    css_value:
      '{{other}} ne peut pas valoir {{text}} : cette ligne ne fait rien. Les valeurs sont des mots anglais, ou des nombres avec une unité.',
    css_semicolon:
      'Il manque un point-virgule après {{text}} : cette ligne et la suivante ne font rien.',
    css_colon: 'Il manque deux-points après {{text}}, comme dans color: red.',
    css_brace: 'La règle qui commence ici ne se termine jamais : il manque une }.',
    css_brace_extra: 'Cette } est en trop.',
    js_given_in_condition:
      'Un seul = donne à {{text}} une nouvelle valeur, {{other}}, à chaque test. Pour comparer, écris {{text}} === {{other}}',
    js_empty_body:
      'Le point-virgule juste après les parenthèses termine ce {{text}} : ce qui suit n’en dépend plus. Enlève-le.',
    js_called_at_once:
      '{{text}}() est appelée ici tout de suite, pas plus tard. Pour qu’elle soit appelée plus tard, écris son nom sans parenthèses : {{text}}',
    js_property:
      '{{text}} ne fait rien : en JavaScript, ça s’écrit {{other}}, majuscules comprises.',
    js_several:
      'Ici, tu trouves plusieurs éléments, et .{{text}} ne marche que sur un seul. Trouves-en un seul avec document.querySelector(…).',
    js_compared:
      '{{text}} {{other}} … compare, et personne n’utilise la réponse. Pour donner une valeur à {{text}}, écris un seul =',
    js_not_called:
      '{{text}} tout seul ne fait rien. Pour appeler la fonction, ajoute les parenthèses : {{text}}()',
    p5_function: 'p5 n’appelle pas de fonction {{text}}(). Voulais-tu dire {{other}}() ?',
    p5_before_canvas:
      '{{text}}() vient avant createCanvas() et se perd : createCanvas() commence avec un canevas vide. Mets createCanvas() en premier.',
    p5_canvas_in_draw:
      'createCanvas() va dans setup() : dans draw(), il crée un nouveau canevas à chaque image.',
    p5_function_twice:
      'La fonction {{text}}() est là deux fois. Seule la dernière compte : réunis ce que font les deux.',
    p5_reset:
      '{{text}} reprend la même valeur à chaque image, car la variable est créée dans draw(). Crée-la tout en haut du sketch, en dehors des fonctions : elle gardera tes changements.',
    p5_unknown_color:
      'p5 ne connaît pas la couleur {{text}}, et dessine en blanc. Les couleurs ont des noms anglais comme "red", ou s’écrivent comme "#ff8800".',
    p5_too_few:
      'Il manque des valeurs à {{text}}() : il lui faut {{other}}. Données ici : {{more}}.',
    p5_too_many:
      '{{text}}() a reçu plus de valeurs qu’il ne peut en utiliser. Maximum : {{other}}. Données ici : {{more}}.',
    p5_wrong_type:
      'La valeur « {{other}} » de {{text}}() devrait être d’un autre type, un nombre par exemple. C’est {{more}}.',
    p5_empty:
      'La valeur « {{other}} » de {{text}}() est vide ({{more}}). La variable a-t-elle déjà une valeur ?',
  },
} satisfies SameKeys<typeof previews>;
