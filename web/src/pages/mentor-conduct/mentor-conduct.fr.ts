import type { SameKeys } from '../../lib/texts.ts';
import type mentorConduct from './mentor-conduct.en.ts';

export default {
  title: 'Code de conduite des mentors',
  description: 'Ce que les mentors de Codivia acceptent avant de répondre à un élève.',
  intro:
    'Sur Codivia, les mentors aident des ados avec leur code. Toute personne qui répond accepte d’abord ces règles. Les élèves et les parents peuvent les lire ici.',
  version: 'Version {{version}}.',
  stay: {
    title: 'Tout reste ici',
    text_1:
      'Écris sur Codivia, et nulle part ailleurs. Ne demande jamais comment joindre un élève, ne donne jamais tes coordonnées, ne propose aucun rendez-vous, ni en ligne ni ailleurs.',
    text_2:
      'Ne demande ni nom de famille, ni âge, ni école, ni ville, ni photo, ni rien sur la famille. Pour lire du code, tu n’en as pas besoin.',
    text_3: 'Si un élève te donne ce genre d’information, ne t’en sers pas et signale le message.',
  },
  teach: {
    title: 'Aider à apprendre',
    text_1: 'Commence par ce qui marche. Ensuite, une question ou un indice à la fois.',
    text_2:
      'Propose de petits changements et dis pourquoi. Donner la solution d’un exercice, c’est supprimer l’exercice.',
    text_3:
      'Dis-le quand tu ne sais pas, et remets la demande dans la file si quelqu’un d’autre peut faire mieux.',
  },
  respect: {
    title: 'Le respect',
    text_1:
      'De la patience et de la bienveillance, quelle que soit la question. Ni moquerie, ni drague, ni insulte.',
    text_2: 'Ni publicité, ni politique, ni religion, rien de sexuel, rien de violent.',
    text_3:
      'La même attention pour tout le monde, d’où que l’on vienne et à quelque vitesse que l’on apprenne.',
  },
  danger: {
    title: 'Quand un élève ne va pas bien',
    text_1:
      'Quelqu’un parle de violence, de se faire du mal, d’un adulte qui lui fait peur ? Signale tout de suite le message : notre équipe prend le relais.',
    text_2:
      'N’essaie pas de régler cela sans aide, et ne promets pas le secret. En cas d’urgence, appelle le {{emergency}} ; en France, le {{children}} est la ligne pour les enfants en danger.',
  },
  watched: {
    title: 'Quelqu’un veille',
    text_1:
      'Notre équipe peut lire chaque échange, et chaque lecture comme chaque réponse est enregistrée. Un message signalé est caché jusqu’à ce qu’il ait été examiné.',
    text_2:
      'Toute personne qui enfreint ces règles cesse aussitôt d’être mentor. Ce que la loi interdit est transmis aux autorités.',
  },
  accept: {
    title: 'Ton accord',
    text: 'Tu peux prendre des demandes dès que tu as accepté. Nous gardons la version et la date.',
    action: 'J’accepte ce code de conduite',
    done: 'Tu as accepté cette version {{when}}.',
    thanks: 'Merci. La file t’est ouverte.',
    queue: 'Ouvrir la file',
  },
} satisfies SameKeys<typeof mentorConduct>;
