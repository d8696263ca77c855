import type { SameKeys } from '../../lib/texts.ts';
import type startingPoints from './starting-points.en.ts';

export default {
  title: 'Partir d’exemples',
  text: 'Ici, la collecte est déjà faite. Chaque départ devient un projet à toi, où tu changes tout ce que tu veux.',
  begin: 'Commencer',
  failed: 'Les exemples ne sont pas arrivés. Vérifie ta connexion et réessaie.',
  points: {
    doodles: {
      title: 'Devine-dessin',
      try: 'Les chiffres de zéro à trois et quatre formes, tous dessinés par nous. Entraîne-le, puis dessine : lesquels de tes dessins le trompent ?',
    },
    moods: {
      title: 'Humeur des messages',
      try: 'Des messages contents et grognons, tous inventés. Écris-lui quelque chose d’ironique : est-ce qu’il le remarque ?',
    },
    spam: {
      title: 'Filtre à indésirables',
      try: 'Des messages de proches et d’arnaqueurs, tous inventés. Écris une arnaque qui passe à travers, puis apprends à ton modèle à l’attraper.',
    },
    rps: {
      title: 'Pierre, feuille, ciseaux',
      try: 'Des mains dans trois gestes, construites par nous à partir des os d’une main. Entraîne-le, puis montre-lui la tienne : quel geste confond-il ? La dernière étape a un jeu contre l’ordinateur.',
    },
    steering: {
      title: 'Attrape-étoiles',
      try: 'Une main ouverte et un poing dirigent un jeu. Entraîne-le, puis emporte modèle et jeu dans la salle jeux à la dernière étape : ta main pilote le vaisseau, ton poing est son bouclier.',
    },
    animals: {
      title: 'Animaux en questions',
      try: 'Trente animaux répondent à huit questions. Que demande l’arbre en premier, et où range-t-il l’ornithorynque ?',
    },
    penguins: {
      title: 'L’île aux manchots',
      try: 'Trois sortes de manchots d’une île inventée, aux mesures inventées. De quelle mesure l’arbre a-t-il le plus besoin ?',
    },
    door: {
      title: 'La porte injuste',
      try: 'Cette porte a appris à s’ouvrir pour les gens, et elle réussit tous ses tests. Pourtant, quelque chose cloche : trouve qui reste dehors, et répare-la.',
    },
  },
} satisfies SameKeys<typeof startingPoints>;
