import type { SameKeys } from '../lib/texts.ts';
import type ownFamily from './own-family.en.ts';

export default {
  title: 'Ma famille',
  intro: 'Qui est lié à ton compte, et ce que ces personnes voient.',
  loading: 'Ta famille se charge…',
  cancel: 'Annuler',
  class_title: 'Ici, aucun parent n’est lié',
  class_text:
    'Ton compte a été créé par ta classe. C’est ton établissement qui parle avec tes parents.',
  parents: 'Tes parents',
  none: 'Personne n’est lié à ton compte.',
  none_under_15:
    'Avant 15 ans, publier, écrire à un mentor et assister à des sessions en direct demandent l’accord d’un parent. Donne-nous une adresse, et nous lui demandons.',
  states: {
    asked: 'Demandé le {{date}}. Pas encore de réponse.',
    accepted: 'D’accord depuis le {{date}}.',
    refused: 'A répondu non le {{date}}. Parlez-en : le lien de l’e-mail fonctionne encore.',
    not_mine: 'Dit que cette adresse n’est pas celle de ton parent.',
  },
  seen: 'Dernier passage sur ta page : le {{date}}.',
  never_seen: 'N’a pas encore regardé ta page.',
  allowed: 'Permet : {{list}}',
  allows_nothing: 'Ne permet ni de publier, ni le mentorat, ni les sessions en direct.',
  rights: {
    may_publish: 'publier',
    may_mentoring: 'le mentorat',
    may_live: 'les sessions en direct',
    weekly_mail: 'un e-mail par semaine pour lui ou elle',
  },
  again: 'Renvoyer l’e-mail',
  take_back: 'Retirer',
  take_back_title: 'Retirer la demande ?',
  take_back_text: 'Le lien de l’e-mail ne fonctionne plus, et l’adresse est effacée.',
  take_back_confirm: 'Oui, la retirer',
  end: 'Y mettre fin',
  end_title: 'Mettre fin à l’accès de {{email}} ?',
  end_text: 'Cette personne ne voit plus ta page et ne décide plus de rien. Nous l’en prévenons.',
  end_confirm: 'Oui, y mettre fin',
  ended: 'C’est fait.',
  until_15: 'Avant 15 ans, seul ton parent peut y mettre fin.',
  ask_title: 'Ajouter un parent',
  ask_text:
    'Il ou elle reçoit un e-mail avec un lien, voit qui demande et ce que nous gardons, et choisit ce qui est permis. Leur espace ne montre ni tes travaux ni tes messages.',
  email: 'L’adresse e-mail de ton parent',
  email_wrong: 'Cette adresse semble incomplète.',
  ask: 'Demander à ce parent',
  asked: 'C’est parti : un e-mail attend ton parent.',
  view_title: 'Ce que voient tes parents',
  view_text:
    'C’est tout ce qu’ils voient de toi sur leur page, maintenant et à tout moment. Elle dit aussi comment Premium est payé ; seule la personne qui paie voit les reçus. Ils peuvent aussi télécharger ce que nous gardons sur toi, sans tes messages.',
  view_would:
    'C’est tout ce qu’un parent verrait. Il pourrait aussi télécharger ce que nous gardons sur toi, sans tes messages.',
  fifteen_title: 'Tu as eu 15 ans ?',
  fifteen_text:
    'À partir de 15 ans, c’est toi qui décides. Nous prévenons tes parents, et ce qu’ils permettent ou ferment reste jusqu’à ce que tu y mettes fin.',
  fifteen_wait: 'Tu pourras le dire ici à partir du {{date}}.',
  fifteen: 'J’ai 15 ans maintenant',
  fifteen_confirm_title: 'Tu as 15 ans maintenant ?',
  fifteen_confirm: 'Oui, j’ai 15 ans',
  fifteen_done: 'C’est noté : maintenant, c’est toi qui décides.',
  deletion_title: 'Un parent a demandé la suppression de ton compte',
  deletion_text:
    'Elle aura lieu le {{date}}, avec tout ce que ton compte contient. Si tu veux le garder, dis-le avant.',
  object: 'Garder mon compte',
  objected: 'Ton compte reste. Nous prévenons ton parent.',
  card: {
    title: 'L’accord d’un parent ouvre plus de choses',
    text: 'Tu peux tout apprendre dès maintenant. Pour publier, écrire à un mentor ou assister à des sessions en direct, il faut l’accord d’un parent.',
    waiting: 'Nous avons demandé à {{email}}. En attendant la réponse, tu peux tout apprendre.',
    manage: 'Ma famille',
  },
  settings: {
    title: 'Ma famille',
    text: 'Invite un parent, regarde ce que voient tes parents, ou mets-y fin à partir de 15 ans.',
    open: 'Ouvrir ma famille',
  },
} satisfies SameKeys<typeof ownFamily>;
