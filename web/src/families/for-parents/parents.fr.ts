import type { SameKeys } from '../../lib/texts.ts';
import type parents from './parents.en.ts';

export default {
  page_title: 'Pour les parents',
  description:
    'Ce que votre enfant apprend sur Codivia, ce qui est public ou non, ce que cela coûte, ce que vous décidez, et qui est derrière.',
  title: 'Vous décidez ensemble. Voici ce qu’il faut savoir.',
  intro:
    'Votre enfant veut apprendre à programmer. Voici ce qui se passe sur ce site, ce que vous pouvez voir et fermer, et ce que cela coûte, sans petits caractères.',
  promise: {
    title: 'Ce que votre enfant fait ici',
    learn_title: 'Il construit, il ne regarde pas',
    learn:
      'Des programmes, des jeux, des pages web et de petits modèles d’intelligence artificielle, que votre enfant écrit dans le navigateur, une étape après l’autre. Chaque cours se termine par quelque chose à lui.',
    think_title: 'Il apprend comment marche l’IA',
    think:
      'Comment un modèle de langage choisit ses mots, pourquoi les recommandations retiennent, comment repérer une image fabriquée. Expliqué, et démonté de ses mains.',
    time_title: 'Il décide quand c’est assez',
    time: 'Après chaque leçon, « Assez pour aujourd’hui » a le même poids que la leçon suivante. Pas de jours d’affilée qu’on aurait peur de perdre, pas de classement, pas de notification que votre enfant n’ait demandée.',
  },
  safety: {
    title: 'La sécurité',
    stranger_title: 'Aucun échange privé avec un inconnu',
    stranger:
      'Les élèves ne peuvent pas s’écrire. Des mentors répondent par écrit à des questions de code. Les coordonnées, les questions personnelles et les rendez-vous sont refusés des deux côtés, et ce qui est douteux est d’abord lu par notre équipe. Elle peut tout lire, et chaque lecture est enregistrée.',
    public_title: 'Rien n’est public tout seul',
    public:
      'Un programme n’est publié que si votre enfant le choisit, jamais sous son nom, et un geste le retire. Un certificat a une page à son nom, que seules trouvent les personnes à qui votre enfant en donne le lien.',
    ads_title: 'Ni publicité, ni traceur',
    ads: 'Nous ne vendons rien sur personne. La page de la vie privée dit ce qui est gardé, pourquoi et combien de temps.',
    community_title: 'La communauté est sur Discord',
    community:
      'Le lien « Communauté » mène au chat d’une autre entreprise, avec ses règles et un âge minimum de 13 ans. Nous ne le surveillons pas, et une page le dit avant que votre enfant ne parte. On n’en a besoin pour rien ici, et il reste fermé avant 15 ans.',
  },
  decide: {
    title: 'Ce que vous décidez',
    young_title: 'Avant 15 ans : apprendre, et rien de plus sans vous',
    young:
      'Apprendre est possible tout de suite. Publier, le portfolio, les mentors et les sessions en direct restent fermés jusqu’à ce qu’un parent ait dit oui, point par point. Un e-mail vous mène à une seule page, sans compte ni mot de passe. Nous demandons l’âge à l’inscription, sans pouvoir vérifier la réponse. À tout âge, votre enfant peut vous inviter.',
    see_title: 'Votre espace',
    see: 'Une fois votre accord donné : les sept derniers jours en minutes, en leçons et en projets, les certificats, ce qui est public, et les titres des échanges avec les mentors. Vous fermez ce que vous voulez, téléchargez les données ou demandez la suppression du compte, à laquelle votre enfant a une semaine pour s’opposer. Il voit à tout moment ce que vous voyez, et peut y mettre fin à partir de 15 ans.',
    mail_title: 'Un e-mail par semaine, si vous le voulez',
    mail: 'Cinq lignes sur ce que votre enfant a fait et créé. Vous l’activez, et un geste l’arrête.',
    open: 'Ouvrir mon espace famille',
  },
  money: {
    title: 'Ce que cela coûte',
    free: 'La formule gratuite a les dix leçons du cours Découverte et les salles d’entraînement, n’a pas de fin et ne demande aucune carte bancaire. Premium ouvre tout le reste pour {{price}} par mois. Il se résilie à tout moment, dans les réglages ou, si c’est vous qui payez, par le lien de chacun de nos e-mails. Si cela vous déçoit, nous vous remboursons pendant {{days}} jours. Une carte cadeau ne se renouvelle jamais.',
    prices: 'Comparer les formules',
    ask: 'Votre enfant peut vous envoyer un lien avec le prix et les dates. Vous payez, et les reçus et les avis vous parviennent.',
  },
  behind: {
    title: 'Qui est derrière',
    contact: 'Une question ? Écrivez-nous :',
    contact_later: 'notre adresse s’affiche dans un instant.',
    privacy: 'Notre page de la vie privée, en mots simples',
    teachers: 'C’est pour une classe ? La page des enseignants',
  },
} satisfies SameKeys<typeof parents>;
