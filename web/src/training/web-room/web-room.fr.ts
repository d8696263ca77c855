import type { SameKeys } from '../../lib/texts.ts';
import type webRoom from './web-room.en.ts';

export default {
  description:
    'Écris du HTML, du CSS et du JavaScript côte à côte et regarde la page prendre forme. Ton travail reste dans ton navigateur tant que tu ne le partages pas.',
  title: 'Salle web',
  editor: 'Ton code {{file}}',
  placeholder_html: 'Écris ton HTML ici : titres, textes, images…',
  placeholder_css: 'Écris ton CSS ici : couleurs, tailles, positions…',
  placeholder_js: 'Écris ton JavaScript ici : ce qui se passe quand on clique…',
  page_title: 'Ma page',
  file_name: 'ma-page.html',
  saved: 'Ta page est dans tes téléchargements : un seul fichier, qui s’ouvre partout.',
  running: 'Ta page se prépare…',
  shown: 'Ta page est dans l’aperçu',
  tips: {
    title: 'Conseils',
    basics: 'Quand tu débutes',
    basics_1: 'Le HTML dit ce qu’il y a, le CSS de quoi ça a l’air, le JavaScript ce qui se passe.',
    basics_2:
      'Donne un nom à un élément avec `id="etoile"` ; le CSS le trouve avec `#etoile`, le JavaScript avec `document.querySelector("#etoile")`.',
    basics_3: 'Chaque balise ouverte se referme : `<p>…</p>`. L’éditeur le fait pour toi.',
    advanced: 'Quand tu es à l’aise',
    advanced_1:
      '`console.log()` affiche des valeurs dans la console sous l’aperçu, avec leur ligne.',
    advanced_2:
      '`display: flex` ou `display: grid` mettent les choses côte à côte, et `gap` les espace.',
    advanced_3:
      'Enregistrer télécharge toute la page en un seul fichier, ou en zip si elle a des fichiers. {{key}} + Entrée l’exécute.',
  },
} satisfies SameKeys<typeof webRoom>;
