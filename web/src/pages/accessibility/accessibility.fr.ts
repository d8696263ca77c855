import type { SameKeys } from '../../lib/texts.ts';
import type accessibility from './accessibility.en.ts';

export default {
  page_title: 'Accessibilité',
  description:
    'Ce que fait Codivia pour que tout le monde puisse s’en servir, comment c’est testé, et ce qui ne marche pas encore bien.',
  title: 'Accessibilité',
  intro:
    'Tout le monde doit pouvoir se servir de Codivia : au clavier seul, avec un lecteur d’écran, en très gros, sur un petit téléphone, avec des yeux qui fatiguent vite.',
  state: {
    title: 'Où nous en sommes',
    text: 'Notre référence est la norme internationale WCAG 2.2, niveau AA. Nous la vérifions nous-mêmes. Aucun organisme indépendant n’a audité le site, et l’audit officiel français (RGAA) n’a pas été fait : nous le déclarons donc partiellement conforme.',
  },
  does: {
    title: 'Ce sur quoi tu peux compter',
    keyboard:
      'Tout fonctionne au clavier, et tu vois toujours où tu es. Dans les éditeurs de code, la touche Tab décale la ligne ; appuie sur Échap puis Tab pour en sortir.',
    reader:
      'Les pages ont des titres, des repères et des noms pour les lecteurs d’écran ; ce qu’un programme affiche est annoncé, les erreurs tout de suite.',
    sight:
      'Les textes ont un contraste d’au moins 4,5 pour 1, en thème clair comme en thème sombre, et rien n’est dit par la couleur seule.',
    size: 'Les pages tiennent sur un écran large de 320 pixels et suivent la taille du texte choisie dans ton navigateur.',
    calm: 'Les mouvements s’arrêtent si ton système le demande. Aucun flash, rien ne se lance tout seul, aucun exercice n’est chronométré.',
    films: 'Les films sont muets et leurs mots sont en sous-titres, en français et en anglais.',
  },
  tests: {
    title: 'Comment c’est testé',
    text: 'Avant chaque version, un outil automatique (axe) parcourt les pages dans les deux langues, en grande fenêtre et au format téléphone ; d’autres tests se servent du site avec les noms qu’un lecteur d’écran lirait, calculent le contraste des couleurs et cherchent ce qui dépasse de l’écran. Ces outils ne trouvent qu’une partie des problèmes.',
  },
  gaps: {
    title: 'Ce qui ne marche pas encore bien',
    users:
      'Nous n’avons pas encore fait tester le site de façon systématique par des personnes en situation de handicap.',
    pictures:
      'Les graphiques et les jeux dessinés par le programme d’un élève n’ont pas de description, sauf si le programme en écrit une.',
    editors:
      'Dans les éditeurs de code, un lecteur d’écran lit ligne par ligne, mais ne dit pas les couleurs qui distinguent les mots et les erreurs ; les messages sous l’éditeur, eux, sont lus.',
    audio:
      'Les films n’ont pas d’audiodescription. Leurs sous-titres disent ce qui compte à l’image.',
  },
  contact: {
    title: 'Quelque chose te bloque ?',
    text: 'Dis-nous ce que tu voulais faire, sur quelle page et avec quels outils. Mieux vaut nous le dire deux fois que pas du tout. Écris à',
    waiting: 'l’adresse qui arrive…',
    rights:
      'Si personne ne te répond, en France, le Défenseur des droits peut t’aider gratuitement.',
  },
} satisfies SameKeys<typeof accessibility>;
