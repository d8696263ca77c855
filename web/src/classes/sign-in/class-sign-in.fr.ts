import type { SameKeys } from '../../lib/texts.ts';
import type classSignIn from './class-sign-in.en.ts';

export default {
  title: 'Ta classe',
  intro: 'Connecte-toi avec ce qui est sur ta carte.',
  user_name: 'Nom d’utilisateur',
  user_name_hint: 'Comme sur la carte, sans espace.',
  words: 'Tes trois mots',
  words_hint: 'Avec des espaces ou des tirets, avec ou sans accents : comme tu veux.',
  shared: 'D’autres utilisent aussi cet appareil',
  shared_hint:
    'Au collège ou au lycée, laisse la case cochée : quand tu te déconnectes, ce qui est à toi disparaît de l’appareil.',
  submit: 'Me connecter',
  missing: 'Il manque quelque chose ici.',
  wrong:
    'Ce nom et ces mots ne vont pas ensemble. Regarde bien ta carte. Si elle est perdue, ton prof peut te donner de nouveaux mots en un instant.',
  too_many_title: 'Trop d’essais',
  too_many: 'Il y a eu trop d’essais. Attends un peu, puis réessaie.',
  too_many_until: 'Il y a eu trop d’essais. Tu pourras réessayer à {{time}}.',
  slow: 'Le réseau est lent en ce moment. Reste sur cette page : ça continue tout seul.',
  failed: 'La classe n’a pas pu être chargée.',
  closed:
    'Pour le moment, on ne peut pas rejoindre cette classe avec un compte personnel. Ton prof peut l’ouvrir.',
  school: {
    submit: 'Me connecter avec {{name}}',
    hint: 'Avec le compte que ton établissement t’a donné : pas besoin de carte.',
    or_card: 'Ou connecte-toi avec ce qui est sur ta carte.',
    opening: 'Connexion en cours…',
    over: 'C’était trop long, ou commencé dans un autre navigateur. Reconnecte-toi par ton établissement.',
    refused:
      'La connexion par ton établissement n’a pas marché. Réessaie. Si ça ne marche toujours pas, dis-le à ton prof.',
    closed:
      'Tu n’es pas encore dans cette classe, et personne ne peut la rejoindre en ce moment. Demande à ton prof de l’ouvrir.',
    full: 'Tu n’es pas encore dans cette classe, et elle est complète. Dis-le à ton prof.',
  },
  own: {
    text: 'Tu as un compte à toi, ou tu en veux un ? Rejoins la classe avec.',
    sign_in: 'Utiliser mon compte',
    register: 'Créer un compte',
  },
  code: {
    title: 'Entre dans ta classe',
    text: 'Le code est sur ta carte, à la fin de l’adresse, ou au tableau.',
    label: 'Code de la classe',
    hint: 'Des lettres et des chiffres, avec ou sans le tiret.',
    wrong_one: 'Un code a {{count}} signe.',
    wrong_other: 'Un code a {{count}} lettres et chiffres.',
    submit: 'Ouvrir ma classe',
  },
  unknown: {
    title: 'Aucune classe n’a ce code',
    text: 'Le code {{code}} n’est à personne. Compare-le avec ta carte ou avec le tableau.',
  },
  join: {
    title: 'Rejoindre cette classe ?',
    text: 'À partir du moment où tu la rejoins, tes profs voient :',
    not_seen: 'Ils ne voient ni ton adresse et ton mot de passe, ni tes projets et tes messages.',
    name: 'Ton nom dans la classe',
    name_hint: 'Tes profs le voient. Un prénom et une initiale suffisent.',
    submit: 'Rejoindre la classe',
  },
  joined: 'Te voilà dans la classe {{name}}.',
  refused: {
    member: 'Tu es déjà dans cette classe.',
    teacher: 'Vous enseignez dans cette classe : vous ne pouvez pas la rejoindre comme élève.',
    closed: 'Personne ne peut rejoindre cette classe en ce moment. Demande à ton prof de l’ouvrir.',
    full: 'Cette classe est complète. Dis-le à ton prof.',
    to_dashboard: 'Aller à mon tableau de bord',
    to_classes: 'Aller à mes classes',
  },
  not_you: 'Cette session est celle de {{name}}. Ce n’est pas toi ?',
  sign_out: 'Me déconnecter',
} satisfies SameKeys<typeof classSignIn>;
