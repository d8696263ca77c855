import type { SameKeys } from '../../lib/texts.ts';
import type about from './about.en.ts';

export default {
  page_title: 'À propos',
  description:
    'Qui est derrière Codivia, d’où vient l’idée, et notre mission : rendre les métiers du numérique accessibles à chaque ado, en toute sécurité.',
  title: 'Le code est à tout le monde.',
  title_end: 'Donc aussi à toi.',
  intro:
    'Codivia existe pour qu’une ado avec un ordinateur d’occasion et une question puisse aller aussi loin que celle dont les parents sont ingénieurs.',
  next_pages: 'Choisis ta porte',
  careers_title: 'Métiers',
  careers: 'Six métiers, racontés par une journée ordinaire.',
  partners_title: 'Partenaires',
  partners: 'Ce que des écoles, des studios et des entreprises peuvent faire avec nous.',
  mentors_title: 'Mentors',
  mentors: 'Des gens qui ont quelques pas d’avance, et qui se retournent pour t’attendre.',
  examples_title: 'Exemples',
  examples: 'Des jeux et des pages à essayer, puis à démonter.',
  story: {
    title: 'Notre histoire',
    text_1:
      'Tout a commencé par une conversation entre deux continents. Certains d’entre nous travaillaient aux États-Unis, d’autres en Europe, et nous avions tous le même petit frère, la même fille ou la même voisine : vive, curieuse, et persuadée que le code, c’était pour les autres.',
    text_2:
      'Nous avons cherché quoi lui offrir. Nous avons trouvé des vidéos à regarder, des jeux qui faisaient semblant de programmer, et des cours pour adultes. Alors nous avons écrit nous-mêmes les premières leçons, en deux langues dès le premier jour, et nous les avons testées sur des tables de cuisine. Ce que tu vois ici, c’est ce qui a survécu à la table de cuisine.',
    note: 'Cette histoire et cette équipe sont des illustrations : les personnes qui font vivre ce site se présenteront ici, sous leur nom.',
    team_title: 'Une équipe multinationale',
    team: 'Entre les États-Unis et l’Europe, avec plusieurs langues maternelles. C’est pour ça qu’il y a ici deux originaux, et pas de traduction.',
    experience_title: 'Une expérience internationale',
    experience:
      'Des classes, des studios, des laboratoires et des entreprises des deux côtés de l’Atlantique : chacun a laissé quelque chose dans les leçons.',
    social_title: 'Une mission sociale',
    social:
      'Les dix premières leçons sont gratuites pour tout le monde. Aucune donnée n’est vendue, parce qu’aucune n’est collectée pour l’être.',
  },
  mission: {
    title: 'Notre mission',
    text: 'Démocratiser l’éducation aux technologies. Pas pour que tout le monde devienne programmeur, mais pour que chacun puisse le choisir, et que personne ne croie une machine sans lui demander d’où elle le sait.',
    safe_title: 'Un environnement sûr',
    safe: 'Ni pub, ni traceurs, et rien de public sans que tu le décides. Ce que tu programmes tourne dans ton propre navigateur.',
    quality_title: 'Des cours de qualité',
    quality:
      'Nous essayons chaque exercice avec de bonnes et de mauvaises réponses avant que tu le voies.',
    guidance_title: 'Un guide vers les métiers',
    guidance:
      'De la première ligne jusqu’au choix des études : nous te disons aussi ce qui est difficile.',
  },
} satisfies SameKeys<typeof about>;
