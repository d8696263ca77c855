import type { SameKeys } from '../lib/texts.ts';
import type family from './family.en.ts';

export default {
  title: 'Espace famille',
  loading: 'L’espace famille se charge…',
  cancel: 'Annuler',
  missing: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être incomplète.',
    back: 'Pour les parents',
  },
  intro:
    'Ce que vos enfants ont fait, et ce qu’ils peuvent faire. Cette page est celle de {{email}}.',
  has_more:
    'Ce lien montre un seul enfant. Demandez un lien par e-mail pour voir tous vos enfants.',
  none: 'Plus aucun enfant n’est lié à cette adresse.',
  none_text: 'Votre enfant peut vous redemander votre accord depuis son compte.',
  link: {
    title: 'Votre espace famille',
    text: 'Pas de mot de passe : nous vous envoyons par e-mail un lien qui fonctionne 30 jours.',
    over: 'Ce lien n’est plus valable, ou il est incomplet. Demandez-en un autre ci-dessous.',
    withdrawn:
      'Votre accord est retiré. Si d’autres enfants sont liés à votre adresse, demandez un lien pour les retrouver.',
    email: 'Votre adresse e-mail',
    hint: 'Celle que votre enfant nous a donnée, une fois votre accord donné.',
    wrong: 'Cette adresse semble incomplète.',
    send: 'M’envoyer un lien',
    sent_title: 'Regardez votre boîte mail',
    sent_text:
      'Si un enfant est lié à cette adresse, un lien y arrive dans un instant. Regardez aussi dans les indésirables.',
    sent_nothing:
      'Rien n’arrive ? Personne n’a encore donné son accord avec cette adresse : votre enfant peut vous le demander depuis son compte.',
  },
  view: {
    week: 'Les sept derniers jours',
    quiet: 'Une semaine de pause. Tout est resté en place.',
    minutes_one: '{{count}} minute active',
    minutes_other: '{{count}} minutes actives',
    lessons_one: '{{count}} leçon terminée',
    lessons_other: '{{count}} leçons terminées',
    exercises_one: '{{count}} exercice réussi',
    exercises_other: '{{count}} exercices réussis',
    projects_one: '{{count}} projet avancé',
    projects_other: '{{count}} projets avancés',
    chart: 'Minutes actives de chaque jour',
    day_one: '{{day}} : {{count}} minute',
    day_other: '{{day}} : {{count}} minutes',
    latest: 'Leçons : {{titles}}',
    certificates: 'Certificats',
    no_certificates: 'Aucun pour l’instant.',
    kinds: {
      attendance: 'attestation de suivi',
      basic: 'certificat',
      full: 'certificat complet',
    },
    public: 'Visible par tout le monde',
    no_public: 'Rien n’est visible par d’autres.',
    items: { project: 'Projet', link: 'Lien avec fichiers', portfolio: 'Portfolio' },
    since: '{{kind}}, depuis le {{date}}',
    threads: 'Échanges avec des mentors et des enseignants',
    no_threads: 'Aucun.',
    with: { mentor: 'avec un mentor, le {{date}}', teacher: 'avec un enseignant, le {{date}}' },
    sessions: 'Sessions en direct des 30 derniers jours',
    no_sessions: 'Aucune.',
  },
  close: {
    action: 'Fermer',
    title: 'Fermer « {{title}} » ?',
    text: 'Plus personne ne pourra le voir. Le travail lui-même reste. Pour qu’il ne soit pas rouvert, désactivez « Publier des projets et un portfolio ».',
    confirm: 'Oui, fermer',
    done: 'C’est fermé : plus personne ne peut le voir.',
  },
  switches: {
    title: 'Ce qui est permis',
    text: 'Si deux parents choisissent autrement, c’est le choix le plus strict qui compte.',
    may_publish: 'Publier des projets et un portfolio',
    may_publish_hint:
      'Les projets paraissent sans nom, le portfolio sous un pseudonyme. Les coordonnées sont refusées. Sans cet accord, tout ce qui est public se ferme aussitôt.',
    may_mentoring: 'Écrire à un mentor',
    may_mentoring_hint:
      'Par écrit, et au sujet du code. Les coordonnées sont refusées, et notre équipe peut tout lire.',
    may_live: 'Assister à des sessions en direct',
    may_live_hint:
      'Un mentor montre du code ; les élèves posent leurs questions par écrit. Ni caméra, ni micro.',
    weekly_mail: 'Un e-mail chaque semaine pour moi',
    weekly_mail_hint:
      'Cinq lignes sur la semaine, et l’image d’un projet publié. Un clic suffit pour l’arrêter.',
    save: 'Enregistrer',
    saved: 'Vos choix sont enregistrés.',
    otherwise: 'Fermé en ce moment, par un autre parent ou à cause de l’âge.',
  },
  premium: {
    title: 'Premium et paiements',
    elsewhere:
      'Vous payez Premium pour {{name}}. Les reçus et la résiliation s’ouvrent avec les liens de nos e-mails de paiement, ou avec un lien que vous demandez en bas de cette page.',
    other:
      'Quelqu’un d’autre paie Premium pour {{name}}. Cette personne a les reçus et peut résilier.',
    account:
      '{{name}} a un abonnement payé depuis son propre compte : les reçus et la résiliation s’y trouvent.',
    gift: 'Premium est offert à {{name}} : rien n’est payé, rien ne se renouvelle.',
    nobody: '{{name}} n’a pas Premium, et rien n’est payé.',
    how: 'Vous aimeriez payer ? {{name}} peut vous envoyer un lien depuis les réglages du compte (« Demander à un parent de payer »), avec le prix, les dates et vos droits. Ou bien offrez une carte cadeau d’un an, qui ne se renouvelle jamais.',
    gift_card: 'Voir la carte cadeau',
  },
  account: {
    title: 'Compte et données',
    data: 'Télécharger les données',
    data_done: 'Le téléchargement est prêt.',
    data_text:
      'Tout ce que nous gardons sur {{name}}, dans un fichier. Les messages n’y sont pas : ils restent entre ceux qui les ont écrits.',
    leave: 'Retirer mon accord',
    leave_title: 'Retirer votre accord pour {{name}} ?',
    leave_text:
      'Vous ne verrez plus cette page pour {{name}}, et vos choix prennent fin. Avant 15 ans, publications, mentorat et sessions en direct se ferment aussitôt ; apprendre reste possible. Nous prévenons {{name}}.',
    leave_confirm: 'Oui, le retirer',
    left: 'Votre accord est retiré.',
    delete: 'Supprimer le compte',
    delete_title: 'Supprimer le compte de {{name}} ?',
    delete_text:
      'Au bout de 7 jours, le compte est supprimé avec tout ce qu’il contient, certificats compris, et un abonnement prend fin. Nous prévenons {{name}}, qui peut s’y opposer d’ici là.',
    delete_confirm: 'Oui, le demander',
    delete_done: 'Votre demande est notée, et nous prévenons {{name}}.',
    pending:
      'Vous avez demandé la suppression de ce compte. Elle aura lieu le {{date}}, sauf si {{name}} s’y oppose.',
    pending_other:
      'La suppression de ce compte a été demandée. Elle aura lieu le {{date}}, sauf si {{name}} s’y oppose.',
    keep: 'Garder le compte',
    kept: 'Votre demande est retirée : le compte reste.',
  },
  withdraw: {
    title: 'Retirer votre accord',
    intro:
      'Quelqu’un a donné son accord en votre nom, avec le lien de notre e-mail. Si ce n’était pas vous, retirez-le ici.',
    action: 'Retirer l’accord pour {{name}}',
    keep: 'C’était moi : ouvrir mon espace famille',
    done: 'Plus rien n’est permis en votre nom, et les liens qui montraient {{name}} ne fonctionnent plus. Si quelqu’un d’autre peut lire vos e-mails, changez le mot de passe de votre boîte.',
    over_title: 'Ce lien n’a rien à retirer',
    over_text: 'L’accord est déjà retiré, ou le lien a plus de 30 jours ou est incomplet.',
  },
  own: {
    title: 'Votre adresse',
    text: 'Nous gardons votre adresse, vos choix et la date de votre dernière visite ici. {{email}} ne sert à rien d’autre.',
    data: 'Télécharger mes données',
    forget: 'Me déconnecter de cet appareil',
    forgotten: 'Cet appareil n’ouvre plus l’espace famille.',
    forget_text: 'Sur un appareil partagé, déconnectez-vous quand vous avez fini.',
    delete: 'Supprimer mon adresse',
    delete_title: 'Supprimer votre adresse ?',
    delete_text:
      'Tous vos accords prennent fin aussitôt, comme si vous les aviez retirés un par un, et nous prévenons vos enfants.',
    delete_confirm: 'Oui, la supprimer',
    deleted: 'Votre adresse et tous vos accords sont supprimés.',
  },
  consent: {
    title: 'Votre accord',
    loading: 'La question se charge…',
    child: 'Votre enfant',
    asked_age:
      '{{child}} apprend à programmer sur Codivia, a indiqué avoir moins de 15 ans et a donné votre adresse le {{date}}.',
    asked_invitation:
      '{{child}} apprend à programmer sur Codivia et vous invite depuis le {{date}} à suivre ce qui s’y passe.',
    learning:
      'Pour apprendre, votre accord n’est pas nécessaire : les leçons, les exercices et les projets pour soi restent ouverts, quelle que soit votre réponse.',
    kept_title: 'Ce que nous gardons',
    kept: {
      account: 'Le nom, l’adresse e-mail et la langue du compte ; aucune date de naissance.',
      learning: 'Ce qui a été appris : leçons, exercices, projets, certificats, minutes actives.',
      yours: 'Votre adresse, votre réponse avec sa date, et vos choix ci-dessous.',
      never: 'Ni publicité, ni pistage, et rien n’est vendu.',
    },
    privacy: 'Toute la page de confidentialité',
    parents: 'Tout pour les parents',
    choose_title: 'Que permettez-vous ?',
    choose_age: 'Tout est désactivé. Vous pourrez changer à tout moment sur votre espace famille.',
    choose_invitation:
      'Ce que {{child}} peut faire aujourd’hui est activé. Ce que vous désactivez se ferme pour {{child}}, jusqu’à ce que vous le réactiviez ou que {{child}} mette fin à votre accès.',
    see_title: 'Ce que vous verrez',
    see: 'Un espace famille, par un lien et sans mot de passe : minutes, leçons, certificats, ce qui est public, et les titres des échanges et des sessions en direct, jamais leur contenu. {{child}} voit la même page et sait ce que vous voyez.',
    accept: 'Je suis son parent, et je suis d’accord',
    refuse: 'Je ne suis pas d’accord',
    not_mine: 'Ce n’est pas mon enfant',
    not_mine_title: 'Pas votre enfant ?',
    not_mine_text:
      'Vous ne recevrez plus d’e-mails de notre part au sujet de ce compte. Votre adresse est supprimée au bout de 30 jours ; il en reste une empreinte, pour que nous ne vous écrivions plus à son sujet.',
    not_mine_confirm: 'Oui, pas mon enfant',
    right:
      'En donnant votre accord, vous déclarez exercer l’autorité parentale. Vous pouvez le retirer à tout moment.',
    accepted_title: 'Merci, votre accord est enregistré',
    accepted_text:
      '{{child}} le saura. Votre espace famille montre ce qui se passe, et permet de tout changer.',
    open: 'Ouvrir mon espace famille',
    refused_title: 'Votre refus est enregistré',
    refused_text:
      '{{child}} le saura, et peut continuer à apprendre. Votre adresse est supprimée au bout de 30 jours. D’ici là, ce lien permet de changer d’avis.',
    change: 'Changer ma réponse',
    not_mine_done: 'Merci de nous l’avoir dit',
    not_mine_done_text:
      'Vous ne recevrez plus d’e-mails au sujet de ce compte. Votre adresse est supprimée au bout de 30 jours.',
    before_title: 'Vous avez déjà donné votre accord',
    before_text:
      'Votre espace famille permet de tout changer. Nous pouvons vous en envoyer le lien par e-mail.',
    ask_link: 'Recevoir un lien par e-mail',
    over_title: 'Ce lien n’est plus valable',
    over_text:
      'Il a plus de 30 jours, il est incomplet, ou votre enfant a retiré sa demande. Votre enfant peut vous redemander votre accord depuis son compte.',
  },
} satisfies SameKeys<typeof family>;
