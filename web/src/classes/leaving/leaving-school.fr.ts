import type { SameKeys } from '../../lib/texts.ts';
import type leavingSchool from './leaving-school.en.ts';

export default {
  title: 'Je quitte mon école',
  text: 'Tu peux garder ce compte, avec une adresse et un mot de passe à toi. Tes leçons, tes XP, tes projets et tes certificats restent exactement comme ils sont. Ta classe te voit jusqu’à ce que tu la quittes.',
  age: 'Avant 15 ans, il faut aussi l’accord d’un parent.',
  wait: 'Le changement se fait {{days}} jours après la confirmation de ton adresse : tu peux l’arrêter jusque-là.',
  ends: 'Ta classe est terminée : ce compte sera supprimé avec elle le {{date}}. D’ici là, tu peux en faire le tien.',
  loading: 'On regarde où tu en es…',
  failed: 'Impossible de voir où tu en es.',
  begin: 'Garder mon compte',
  stop: 'Tout arrêter',
  again: 'Changer quelque chose, ou renvoyer',
  form: {
    words: 'Tes trois mots',
    words_hint: 'Ceux de ta carte, pour que personne d’autre ne prenne ton compte.',
    words_missing: 'Entre les trois mots de ta carte',
    email: 'Ton adresse e-\u2060mail',
    email_hint: 'Une adresse que tu auras encore après l’école. Nous y envoyons un lien.',
    password: 'Ton nouveau mot de passe',
    password_again: 'Ton nouveau mot de passe, encore une fois',
    age: 'As-tu 15 ans ou plus ?',
    age_hint: 'Nous gardons ta réponse, jamais ta date de naissance.',
    yes: 'Oui, 15 ans ou plus',
    no: 'Non, moins de 15 ans',
    parent: 'L’adresse e-\u2060mail d’un parent',
    parent_hint:
      'Il ou elle reçoit un e-mail avec un lien, lit de quoi il s’agit, puis dit oui ou non.',
    submit: 'Envoyer le lien',
    cancel: 'Annuler',
  },
  steps: 'Où tu en es',
  step: {
    done: 'C’est fait :',
    open: 'Il manque encore :',
    email_done: 'ton adresse, {{email}}, est confirmée.',
    email_open: 'ouvre le lien que nous avons envoyé à {{email}}. Il fonctionne pendant un jour.',
    email_taken:
      'une adresse. Quelqu’un d’autre utilise maintenant celle que tu as donnée : choisis-en une autre avec le bouton ci-dessous.',
    wait: 'l’attente, jusqu’au {{date}}.',
    parent_accepted: 'ton parent est d’accord.',
    parent_asked: 'la réponse de ton parent, à {{email}}.',
    parent_refused:
      'l’accord d’un parent. La réponse de {{email}} est non. Parlez-en ensemble : le lien de l’e-mail fonctionne encore. Tu peux aussi demander à un autre parent.',
    parent_missing: 'l’accord d’un parent. Donne-nous une adresse avec le bouton ci-dessous.',
  },
  notice: {
    title: 'Ce compte va changer de mains',
    text: 'Avec tes trois mots, l’adresse {{email}} a été donnée pour ce compte. À partir du {{date}}, il s’ouvrira avec elle et un nouveau mot de passe, et plus avec tes mots.',
    text_parent:
      'Avec tes trois mots, l’adresse {{email}} a été donnée pour ce compte. Dès qu’un parent sera d’accord, mais pas avant le {{date}}, il s’ouvrira avec elle et un nouveau mot de passe, et plus avec tes mots.',
    not_you:
      'C’est toi qui l’as demandé ? Il n’y a rien à faire. Sinon, arrête tout et demande de nouveaux mots à ton prof.',
  },
  meanwhile: 'D’ici là, rien ne change : tu te connectes avec tes trois mots, comme avant.',
} satisfies SameKeys<typeof leavingSchool>;
