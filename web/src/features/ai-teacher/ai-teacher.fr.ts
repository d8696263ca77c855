import type { SameKeys } from '../../lib/texts.ts';
import type aiTeacher from './ai-teacher.en.ts';

export default {
  title: 'Prof IA',
  description:
    'Pose tes questions de code à une IA de façon à vraiment apprendre, et découvre ce qu’il vaut mieux ne pas lui dire.',
  intro:
    'Une IA explique sans s’énerver, de jour comme de nuit, autant de fois que tu veux. Mais sa réponse vaut ce que vaut ta question.',
  ask: {
    title: 'Poser une bonne question',
    text: 'Une IA ne sait que ce que tu lui écris. Quatre exemples pour voir tout ce que ça change.',
    bad: 'Trop vague',
    good: 'Ça t’avance',
    why: 'Pourquoi :',
  },
  pairs: {
    error: {
      title: 'Ça ne marche pas',
      bad: 'Mon code marche pas, aide-moi !!',
      good: 'Mon programme Python doit afficher les nombres de 1 à 5. Il s’arrête à la ligne 2 avec « IndentationError: expected an indented block ». Voici tout le programme : … Que veut dire ce message ?',
      why: 'Ce que tu veux, ce qui se passe à la place, le message exact, le code : plus rien à deviner.',
    },
    hint: {
      title: 'Tu bloques',
      bad: 'Fais cet exercice à ma place.',
      good: 'Je dois trouver le plus grand nombre d’une liste. Mon idée : une boucle, et une variable qui retient le plus grand vu jusque-là. Ne me donne pas la solution, juste un indice pour l’étape suivante.',
      why: 'Une solution toute faite s’oublie le lendemain. Avec un indice, c’est toi qui trouves, et ça reste.',
    },
    level: {
      title: 'Tu veux comprendre',
      bad: 'Explique les boucles.',
      good: 'Je débute en Python, je connais if et else. Explique-moi while en cinq phrases, avec un exemple tiré d’un jeu. Puis pose-moi une question pour vérifier que j’ai compris.',
      why: 'Elle sait maintenant où tu en es, quelle longueur te convient et comment tu veux t’entraîner.',
    },
    doubt: {
      title: 'Tu as une réponse',
      bad: 'OK merci !',
      good: 'Tu dis que le premier élément d’une liste porte le numéro 0. Quelles trois lignes puis-je exécuter pour le voir de mes yeux ?',
      why: 'Une IA peut se tromper avec beaucoup d’assurance. Essaie dans la salle Python : c’est l’ordinateur qui a le dernier mot.',
    },
  },
  private: {
    title: 'Ce qu’une IA n’a pas à savoir',
    text: 'Ce que tu y écris quitte ton ordinateur, et quelqu’un peut le garder.',
    name: 'Ton nom complet, ton adresse, ton collège ou ton lycée, ton numéro de téléphone',
    secrets: 'Tes mots de passe et tes codes, même pour les « vérifier »',
    pictures: 'Des photos ou des vidéos de toi ou de quelqu’un d’autre',
    others: 'Ce que tes amis t’ont confié',
    worry:
      'Quelque chose te pèse vraiment ? Une IA n’est ni une amie ni un médecin. Parles-en à une personne de confiance.',
  },
  leaving: {
    title: 'Ce lien te fait quitter Codivia',
    text: 'Le chat IA appartient à une autre entreprise, qui a ses propres règles : certaines demandent un âge minimum ou l’accord de tes parents. Regarde-les d’abord avec eux. Rien de ton compte ne part avec toi.',
    open: 'Ouvrir le chat IA',
    none: 'Aucun chat IA n’a été configuré ici.',
  },
  try_code: 'Essayer sa réponse dans la salle Python',
} satisfies SameKeys<typeof aiTeacher>;
