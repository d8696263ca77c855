import type { SameKeys } from '../lib/texts.ts';
import type aiLab from './ai-lab.en.ts';

export default {
  page_title: 'Labo d’IA – entraîne ton propre modèle',
  description:
    'Entraîne un modèle avec tes dessins, tes gestes, tes images, tes textes ou tes tableaux, vois où il se trompe, répare-le et utilise-le dans tes programmes. Rien ne quitte ton navigateur sans que tu le veuilles.',
  title: 'Labo d’IA',
  intro:
    'Montre des exemples à une machine, laisse-la apprendre, trouve où elle se trompe et glisse-la dans ton programme. Sans compte.',
  privacy:
    'Tout se passe dans ce navigateur : l’entraînement tourne sur ton appareil, et rien n’est envoyé, sauf si tu enregistres un modèle dans ton compte ou le partages. Ce que la caméra voit n’en sort jamais.',
  taster: 'Première fois\u00a0? Apprends trois gribouillis à une machine, en deux minutes.',
  taste: 'Essayer avec trois gribouillis',
  begin: 'Que doit regarder ton modèle ?',
  own: 'Tes projets',
  own_text: 'Ils sont gardés dans ce navigateur.',
  open: 'Ouvrir',
  remove: 'Supprimer',
  cancel: 'Annuler',
  erase_title: 'Supprimer « {{name}} » ?',
  erase_text:
    'Ses exemples sont effacés de ce navigateur. Les modèles que tu as posés à côté d’un programme y restent.',
  back: 'Tous les projets',
  project_name: 'Nom du projet',
  not_stored:
    'Ce navigateur ne garde rien pour l’instant : il est plein, ou n’enregistre rien dans cette fenêtre. Ton projet dure jusqu’à la fermeture de la page.',
  untrained: 'Il n’y a pas encore de modèle. Entraînes-en un d’abord.',
  kinds: {
    drawing: {
      title: 'Dessins',
      text: 'Fais quelques dessins de chaque sorte, au doigt ou à la souris. Ton modèle apprend à deviner ce que tu dessines ensuite.',
      begin: 'Entraîner avec des dessins',
      project: 'Mon devine-dessin',
      first: 'Soleil',
      second: 'Maison',
    },
    hand: {
      title: 'Mains',
      text: 'Montre des gestes à ta caméra, par exemple pierre, feuille et ciseaux. Ton modèle apprend à les reconnaître, et aucune image n’est gardée.',
      begin: 'Entraîner avec des mains',
      project: 'Mon lecteur de gestes',
      first: 'Main ouverte',
      second: 'Poing',
    },
    picture: {
      title: 'Images',
      text: 'Montre des choses à ta caméra, ou prends des images dans des fichiers. Ton modèle apprend à les distinguer par leurs couleurs et leurs contours.',
      begin: 'Entraîner avec des images',
      project: 'Mon trieur d’images',
      first: 'Ciel',
      second: 'Forêt',
    },
    text: {
      title: 'Textes',
      text: 'Rassemble de courts messages, par exemple des contents et des grognons. Ton modèle apprend quels mots les trahissent.',
      begin: 'Entraîner avec des textes',
      project: 'Mon lecteur d’humeur',
      first: 'Content',
      second: 'Grognon',
    },
    table: {
      title: 'Tableaux',
      text: 'Prends un tableau de nombres et de mots. Ton modèle apprend à prédire une colonne à partir des autres.',
      begin: 'Entraîner avec un tableau',
      project: 'Mon modèle de tableau',
    },
  },
  steps: {
    label: 'Étapes',
    collect: 'Collecter',
    train: 'Entraîner',
    test: 'Tester',
    use: 'Utiliser',
  },
  next: {
    first:
      'Fais un exemple ci-dessous, appuie sur sa classe, et recommence. Dix par classe, c’est un bon début.',
    first_picture:
      'Montre quelque chose à la caméra et appuie sur sa classe, ou ajoute des fichiers dans chaque classe. Dix de chaque, c’est un bon début.',
    first_table: 'Ouvre un tableau ou colles-en un : chacune de ses lignes devient un exemple.',
    few: 'Tu peux déjà entraîner. Avec dix exemples par classe, ton modèle devient bien plus sûr.',
    enough: 'Il y en a assez pour commencer. Laisse ton modèle apprendre.',
    train: 'Passer à l’entraînement',
    tested: 'Il te plaît ? Mets-le dans un programme à toi.',
    use: 'Utiliser mon modèle',
  },
  collect: {
    add_to: 'C’est quoi ?',
    added: 'Ajouté à {{name}}. Au suivant !',
    nothing: {
      drawing: 'Dessine d’abord quelque chose.',
      hand: 'Montre d’abord ta main à la caméra.',
      picture: 'Allume d’abord la caméra, ou ajoute des fichiers dans la classe elle-même.',
      text: 'Écris d’abord quelque chose.',
      table: 'Remplis d’abord au moins un champ.',
    },
    hold: {
      hand: 'Un appui donne un exemple, un appui long en donne plusieurs. Tourne et déplace un peu ta main entre-temps.',
      picture:
        'Un appui donne une image, un appui long en donne plusieurs. Tourne et déplace un peu la chose entre-temps. Pas de caméra ? Ajoute des fichiers dans chaque classe.',
    },
    full: 'Ton projet a {{most}} exemples, c’est le maximum. Supprimes-en pour en ajouter d’autres.',
    class_name: 'Nom de la classe {{name}}',
    name_taken: 'Une autre classe porte ce nom, ou il est vide.',
    remove_class: 'Supprimer la classe {{name}}',
    remove_class_text_one: 'Son exemple est supprimé aussi.',
    remove_class_text_other: 'Ses {{count}} exemples sont supprimés aussi.',
    count_one: '{{count}} exemple',
    count_other: '{{count}} exemples',
    example: '{{name}}, exemple {{number}}',
    remove_example: 'Supprimer : {{example}}',
    removed: 'Supprimé : {{example}}',
    bring_back: 'Le retrouver',
    show_all: 'Tout montrer ({{count}})',
    new_class: 'Nom d’une nouvelle classe',
    add_class: 'Ajouter une classe',
  },
  draw: {
    board: 'Tableau où dessiner',
    width: 'Épaisseur',
    widths: { thin: 'Fin', medium: 'Moyen', thick: 'Épais' },
    undo: 'Annuler',
    clear: 'Effacer',
  },
  camera: {
    on: 'Allumer la caméra',
    off: 'Éteindre la caméra',
    again: 'Réessayer',
    is_on: 'Caméra allumée',
    asking: 'Ton navigateur demande : cette page peut-elle utiliser la caméra ?',
    choose: 'Caméra',
    front: 'Caméra avant',
    back: 'Caméra arrière',
    one: 'Caméra',
    problems: {
      refused:
        'Ton navigateur garde la caméra fermée. Autorise-la pour cette page avec l’icône à côté de l’adresse, puis réessaie. Les images de fichiers, les dessins, les textes et les tableaux s’en passent.',
      missing:
        'Aucune caméra trouvée. Branches-en une et réessaie, ou entraîne avec des images de fichiers, des dessins, des textes ou des tableaux.',
      busy: 'La caméra ne répond pas : un autre programme s’en sert peut-être. Ferme-le, puis réessaie.',
      unplugged:
        'La caméra a disparu : s’est-elle débranchée ? Ce que tu as collecté est toujours là.',
      absent:
        'Ce navigateur n’offre pas de caméra sur cette page. Les images de fichiers, les dessins, les textes et les tableaux s’en passent.',
      elsewhere:
        'Pour la caméra, cette page doit être rechargée, et ton projet serait perdu : ton navigateur est plein, ou ne garde rien dans cette fenêtre. Supprime d’anciens projets ou fichiers, puis rouvre ce projet.',
      hidden: 'La caméra s’est éteinte quand tu as quitté cet onglet.',
    },
  },
  hand: {
    before:
      'Ton navigateur va demander si cette page peut utiliser ta caméra. L’image reste sur cet appareil et n’est gardée nulle part : seuls 21 points de ta main deviennent un exemple.',
    preview: 'Image de ta caméra',
    points: 'Les points de ta main',
    loading: 'Le détecteur de mains arrive. La première fois, 8 Mo sont chargés…',
    found: 'Je vois ta main.',
    none: 'Montre ta main entière.',
    failed:
      'Ce navigateur ne peut pas trouver de mains pour l’instant : il est hors ligne, ou ne sait pas dessiner avec WebGL. Tes exemples sont toujours là, et les autres sortes marchent.',
    retry: 'Réessayer',
  },
  picture: {
    before:
      'Ton navigateur va demander si cette page peut utiliser ta caméra. Ses images restent sur cet appareil. Ce que tu ajoutes est réduit et reste seulement en mémoire, sauf si tu demandes à ce navigateur de le garder.',
    add: 'Ajouter des images',
    add_to: 'Ajouter des images à {{name}}',
    drop: 'ou dépose-les ici',
    try: 'Choisir une image',
    try_drop: 'ou dépose-la ici',
    chosen: 'L’image que tu as choisie',
    waiting_one: 'Ouverture de {{count}} image…',
    waiting_other: 'Ouverture de {{count}} images…',
    added_one: '{{count}} image ajoutée.',
    added_other: '{{count}} images ajoutées.',
    left_one: '{{count}} image est restée de côté : un projet a {{most}} exemples au plus.',
    left_other: '{{count}} images sont restées de côté : un projet a {{most}} exemples au plus.',
    problems: {
      too_large_one:
        '{{names}} est trop grande : une image peut avoir {{megapixels}} mégapixels et {{megabytes}} Mo. Fais-en une copie plus petite ou une capture d’écran.',
      too_large_other:
        '{{names}} sont trop grandes : une image peut avoir {{megapixels}} mégapixels et {{megabytes}} Mo. Fais-en des copies plus petites ou des captures d’écran.',
      heic_one:
        '{{names}} est une image HEIC, que ce navigateur ne sait pas ouvrir. Enregistre-la en JPEG, puis ajoute cette copie.',
      heic_other:
        '{{names}} sont des images HEIC, que ce navigateur ne sait pas ouvrir. Enregistre-les en JPEG, puis ajoute ces copies.',
      unreadable_one:
        '{{names}} n’est pas une image que ce navigateur sait ouvrir, ou elle est abîmée. Enregistre-la en JPEG ou en PNG, puis réessaie.',
      unreadable_other:
        '{{names}} ne sont pas des images que ce navigateur sait ouvrir, ou elles sont abîmées. Enregistre-les en JPEG ou en PNG, puis réessaie.',
    },
    keep: 'Garder les images de la caméra dans ce navigateur',
    held_one:
      '{{count}} image de la caméra est seulement en mémoire : elle disparaît quand tu fermes ou recharges cette page.',
    held_other:
      '{{count}} images de la caméra sont seulement en mémoire : elles disparaissent quand tu fermes ou recharges cette page.',
    kept_one:
      'Elles restent ici jusqu’à ce que tu les supprimes, et ne sont envoyées nulle part. Pour l’instant : {{count}} image.',
    kept_other:
      'Elles restent ici jusqu’à ce que tu les supprimes, et ne sont envoyées nulle part. Pour l’instant : {{count}} images.',
    remove: 'Supprimer les images de la caméra',
    remove_title: 'Supprimer toutes les images de la caméra ?',
    remove_text_one: '{{count}} exemple disparaît. Les images de fichiers restent.',
    remove_text_other: '{{count}} exemples disparaissent. Les images de fichiers restent.',
    limits: 'Ce que voit ton modèle',
    looks:
      'Il regarde 32 × 32 points au milieu de chaque image : quelles couleurs sont où, et dans quel sens vont les contours. Aucun grand réseau ne l’aide.',
    can: 'Il distingue ce qui diffère par la couleur ou la forme : un ciel et une forêt, une tasse rouge et une bleue, toi à gauche et toi à droite.',
    cannot:
      'Il ne distingue pas un chat d’un chien, et ne retrouve pas une chose vue d’un autre côté, à un autre endroit ou sous une autre lumière.',
  },
  text: {
    field: 'Ton texte',
    hint: 'Une phrase ou deux, en français ou en anglais.',
  },
  table: {
    file: 'Ouvrir un fichier CSV',
    field: 'Ou tape ou colle un tableau',
    sample: 'hauteur;pattes;animal\n4;2;moineau\n60;4;chien',
    hint: 'La première ligne donne les noms des colonnes. Virgules, points-virgules ou tabulations séparent les cases.',
    problems: {
      empty: 'Il n’y a pas encore de ligne sous les noms des colonnes.',
      one_column:
        'Une seule colonne a été trouvée. Sépare les cases par des virgules, des points-virgules ou des tabulations.',
      too_many_columns: 'Il y a plus de 60 colonnes. Garde celles qui comptent.',
      too_many_rows: 'Il y a plus de 2 000 lignes. Gardes-en une partie.',
      too_large: 'Il y a plus de 2 Mo. Garde une partie des lignes.',
      long_row:
        'Il y a plus de cases que de noms de colonnes à la ligne {{row}}. Si tes nombres ont une virgule, sépare les cases par des points-virgules.',
      open_quote: 'Un guillemet est ouvert et jamais fermé. Ferme-le, ou efface-le.',
    },
    unreadable:
      'Ce n’est pas un tableau en texte. Enregistre-le en CSV dans ton tableur, puis ouvre ce fichier.',
    no_label:
      'Aucune colonne ne peut être prédite : il en faut une avec 2 à 20 valeurs différentes. À la place de nombres comme des prix, écris des mots comme « pas cher » et « cher ».',
    label: 'Quelle colonne faut-il prédire ?',
    left_out:
      'Seules les colonnes avec 2 à 20 valeurs différentes sont proposées. À la place de beaucoup de nombres, écris des mots comme « petit » et « grand ».',
    other: 'Autre chose…',
    replace_title: 'Prendre ce tableau à la place ?',
    replace_text_one: 'L’exemple de ton projet disparaît.',
    replace_text_other: 'Les {{count}} exemples de ton projet disparaissent.',
    replace: 'Remplacer',
    take_one: 'Prendre {{count}} ligne',
    take_other: 'Prendre {{count}} lignes',
  },
  train: {
    method: 'Méthode',
    methods: {
      neighbours: 'Plus proches voisins',
      tree: 'Arbre de décision',
      bayes: 'Comptage de mots (Bayes)',
      network: 'Réseau de neurones',
    },
    method_texts: {
      neighbours:
        'Il garde tous les exemples. Le nouveau reçoit la classe de la plupart de ses plus proches voisins.',
      tree: 'Il cherche les questions par oui ou non qui séparent le mieux les classes. Tu peux toutes les lire.',
      bayes:
        'Il compte combien de fois chaque mot apparaît dans chaque classe. Un nouveau texte reçoit la classe dont les mots collent le mieux.',
      network:
        'Il a des nombres qu’il corrige un peu après chaque exemple, des milliers de fois, jusqu’à ce qu’il reste peu d’erreurs.',
    },
    k: 'Voisins qui votent',
    depth: 'Questions à la suite, au plus',
    epochs: 'Tours de tous les exemples',
    hidden: 'Neurones au milieu',
    layers: 'Neurones : {{neurons}}',
    chance: 'Partir d’un autre hasard (n° {{seed}})',
    split: 'Pour apprendre : {{training}}. Mis de côté pour le test : {{test}}.',
    start: 'Entraîner',
    stop: 'Arrêter',
    running: 'Ton modèle apprend…',
    done_one: 'Fini : {{count}} exemple appris en {{seconds}} s.',
    done_other: 'Fini : {{count}} exemples appris en {{seconds}} s.',
    stopped: 'Arrêté : il n’y a pas encore de modèle. Recommence quand tu veux.',
    stopped_old: 'Arrêté : ton modèle est toujours celui d’avant.',
    failed:
      'L’entraînement s’est arrêté tout seul. Prends moins de neurones ou d’exemples, puis recommence.',
    to_test: 'Le tester',
    needs_classes: 'Il faut au moins deux classes à ton modèle. Ajoute-les à la première étape.',
    needs_examples: 'Ces classes n’ont pas encore d’exemple : {{names}}.',
    curve: 'La perte descend et la justesse monte pendant que le réseau apprend',
    loss: '╌ Perte (à quel point il se trompe) : {{value}}',
    accuracy: '— Juste : {{value}} %',
    epoch: 'Tour {{done}} sur {{all}}',
    leaf: '{{right}} sur {{all}}',
    wrist: 'Poignet',
    fingers: {
      thumb: 'Pouce',
      index: 'Index',
      middle: 'Majeur',
      ring: 'Annulaire',
      little: 'Auriculaire',
    },
    axes: { right: 'vers la droite', down: 'vers le bas', away: 'loin de la caméra' },
    place: '{{point}}, {{axis}} :',
    places:
      'Chaque doigt a quatre points : le 1 est près de la paume, le 4 au bout. Les distances partent du poignet : 1, c’est la longueur de ta main, et sous 0, c’est l’autre sens.',
    question_number: '{{name}} au plus {{threshold}} ?',
    question_value: '{{name}} est « {{value}} » ?',
    yes: 'Oui',
    no: 'Non',
  },
  test: {
    live: 'Essaie-le',
    live_hint: 'Donne-lui quelque chose qu’il n’a jamais vu.',
    verdict: 'Je pense : {{label}}',
    guess:
      'Il ne connaît aucun de ces mots, donc il ne peut que deviner. Montre-lui des exemples où ils se trouvent.',
    percent: '{{percent}} %',
    repair: 'C’était autre chose ? Montre-lui la bonne réponse :',
    repaired:
      'Merci ! C’est maintenant un exemple de {{name}}. Entraîne à nouveau pour que ton modèle l’apprenne.',
    title: 'Ce qu’il n’a jamais vu',
    running: 'Ton modèle passe son test…',
    no_examples:
      'Un exemple sur cinq de chaque classe est gardé pour le test. Collectes-en cinq de chaque et entraîne à nouveau.',
    accuracy_one: 'Juste : {{percent}} % de {{count}} nouvel exemple',
    accuracy_other: 'Juste : {{percent}} % de {{count}} nouveaux exemples',
    training_accuracy: 'Sur les exemples qui l’ont entraîné : {{percent}} %.',
    few: 'C’est un petit test : une seule erreur change beaucoup le chiffre. Avec plus d’exemples, il devient plus fiable.',
    confusion_hint:
      'Chaque ligne dit ce que c’était, chaque colonne ce que le modèle a dit. Appuie sur un nombre pour voir.',
    cell: '{{label}}, vu comme {{found}} : {{count}}',
    missing: 'Qui manque ?',
    group_by: 'Comparer par',
    by_class: 'Classe',
    group: 'Juste : {{right}} sur {{all}}',
    group_untried: 'pas testé : moins de cinq exemples',
    hardest: 'Les plus difficiles',
    wrong: '{{label}}, vu comme {{found}}. Il donnait {{percent}} % à la bonne réponse.',
    unsure: '{{label}} : trouvé, mais sûr à {{percent}} % seulement.',
    old: 'Tes exemples ou tes réglages ont changé depuis l’entraînement.',
    again: 'Entraîner à nouveau',
  },
  warnings: {
    few_one:
      '{{name}} n’a que {{count}} exemple. Avec dix ou plus, un modèle est bien plus sûr de lui.',
    few_other:
      '{{name}} n’a que {{count}} exemples. Avec dix ou plus, un modèle est bien plus sûr de lui.',
    many_few:
      'Moins de dix exemples chacun : {{names}}. Avec dix ou plus, un modèle est bien plus sûr de lui.',
    unbalanced:
      '{{name}} a bien moins d’exemples que {{most}} : ton modèle risque de dire « {{most}} » trop souvent. Ajoutes-en.',
    alike: 'Tous les exemples de {{name}} sont les mêmes. Varie la taille et le style.',
    repeated:
      'Tous les exemples de {{name}} sont les mêmes : un modèle apprend de ce qui change. Ajoutes-en des différents.',
    overfit: {
      neighbours:
        'Il connaît bien mieux ses exemples que les nouveaux : il les a appris par cœur. Ajoute des exemples, ou fais voter plus de voisins.',
      tree: 'Il connaît bien mieux ses exemples que les nouveaux : il les a appris par cœur. Ajoute des exemples, ou autorise moins de questions à la suite.',
      bayes:
        'Il connaît bien mieux ses exemples que les nouveaux : il les a appris par cœur. Ajoute des exemples qui disent la même chose avec d’autres mots.',
      network:
        'Il connaît bien mieux ses exemples que les nouveaux : il les a appris par cœur. Ajoute des exemples, ou choisis moins de neurones.',
    },
  },
  use: {
    program: 'Dans un programme à toi',
    room: 'Salle',
    rooms: {
      python: {
        name: 'Python',
        text: 'Le modèle est un fichier, {{name}}. Pose-le à côté de ton programme dans la salle Python, et ces lignes s’en servent :',
        put: 'Le poser dans la salle Python',
        open: 'Ouvrir la salle Python',
      },
      game: {
        name: 'Jeu',
        text: 'Le modèle est un fichier, {{name}}. Pose-le à côté de ton sketch dans la salle jeux, et ce sketch s’en sert :',
        put: 'Le poser dans la salle jeux',
        open: 'Ouvrir la salle jeux',
      },
      web: {
        name: 'Page web',
        text: 'Le modèle est un fichier, {{name}}. Pose-le à côté de ta page dans la salle web, et ce JavaScript s’en sert :',
        put: 'Le poser dans la salle web',
        open: 'Ouvrir la salle web',
      },
    },
    copy: 'Copier le code',
    copied: 'Le code est copié.',
    copy_failed: 'Ton navigateur a refusé la copie. Sélectionne le code et copie-le toi-même.',
    zip: 'Enregistrer en zip',
    zip_text: {
      python:
        'Le zip contient le programme, le modèle et ce qui le lit : décompresse-le, puis lance main.py.',
      game: 'Le zip contient le jeu et le modèle : décompresse-le, puis ouvre index.html. Il marche sans réseau.',
      web: 'Le zip contient la page et le modèle : décompresse-le, puis ouvre index.html. Elle marche sans réseau.',
    },
    zip_failed: 'Le zip n’a pas pu être fait. Réessaie.',
    kept: '{{name}} y est maintenant à côté de ton programme.',
    too_large:
      'Ton modèle dépasse 5 Mo, le maximum qu’un programme peut charger. Entraîne-le avec moins d’exemples, ou par une autre méthode.',
    file: 'En fichier',
    file_text:
      'Enregistre-le, ou ajoute-le à n’importe quel projet sous « Fichiers ». Il contient ce qui a été appris, pas tes exemples, sauf avec les plus proches voisins.',
    download: 'Enregistrer le modèle',
  },
} satisfies SameKeys<typeof aiLab>;
