import type { SameKeys } from '../../lib/texts.ts';
import type pythonRoom from './python-room.en.ts';

export default {
  description:
    'Écris du Python et lance-le ici même : ton programme tourne sur ton propre ordinateur, Codivia t’explique simplement ce qui coince et garde chaque ligne que tu tapes.',
  title: 'Salle Python',
  editor: 'Ton programme Python',
  placeholder: 'Écris ton programme Python ici…',
  file_name: 'mon-programme.py',
  examples: {
    action: 'Exemples',
    title: 'Cinq programmes pour démarrer',
    text: 'Ouvres-en un, exécute-le, puis transforme-le à ta façon. Ton code passe dans l’historique : tu peux toujours le retrouver.',
    open: 'Ouvrir cet exemple',
    open_named: 'Ouvrir cet exemple : {{title}}',
    opened: 'L’exemple est dans l’éditeur.',
  },
  snippets: {
    variables: { title: 'Variables', text: 'Donner un nom aux valeurs : un score qui grimpe.' },
    loops: { title: 'Boucles', text: 'Un compte à rebours, puis une fusée qui double d’altitude.' },
    functions: { title: 'Fonctions', text: 'Tes propres commandes, de Celsius à Fahrenheit.' },
    lists: { title: 'Listes', text: 'Une playlist à remplir, mélanger et filtrer.' },
    conditions: { title: 'Conditions', text: 'Devine mon nombre : plus grand ou plus petit ?' },
  },
  entry: {
    label: 'Python à exécuter après le programme',
    placeholder: 'Une ligne de Python',
    hint: 'Les variables de la dernière exécution sont là. Entrée exécute, Maj + Entrée ajoute une ligne, les flèches haut et bas ramènent ce que tu as tapé avant.',
    run: 'Essayer cette ligne',
  },
  tips: {
    title: 'Conseils',
    beginner: 'Quand tu débutes',
    beginner_1:
      'Change une seule chose à la fois, puis exécute. Pas à pas, on voit ce que fait chaque ligne.',
    beginner_2: 'Une erreur est un indice : lis la phrase, regarde la ligne marquée, réessaie.',
    beginner_3: '`print()` te montre ce que contient une variable, dès que tu as un doute.',
    beginner_4:
      '`input()` pose une question pendant que le programme tourne : idéal pour les jeux.',
    advanced: 'Quand tu es à l’aise',
    advanced_1:
      '`numpy`, `matplotlib` et `scikit-learn` sont là : importe-les, ils arrivent tout seuls.',
    advanced_2: '`plt.show()` dessine une image sous la sortie, et tu peux l’enregistrer.',
    advanced_3:
      'Découpe les longs programmes en fonctions : un nom en dit plus que dix lignes, et chaque morceau se teste.',
    advanced_5:
      'Sous la sortie, tape une ligne après une exécution : elle connaît les variables et montre la valeur de ce que tu écris.',
    advanced_4:
      '{{key}} + Entrée exécute, {{key}} + F cherche, {{key}} + / met des lignes en commentaire.',
  },
  state: {
    loading: 'Python se charge…',
    loading_text: 'Tu peux déjà écrire. Ton programme démarrera dès que Python sera là.',
    ready: 'Python est prêt',
    unavailable: 'Impossible de charger Python',
    unavailable_text:
      'Codivia répond, mais quelque chose bloque peut-être Python en route. Réessaie. Ton code est à l’abri.',
    offline_text: 'Codivia n’est pas joignable. Y a-t-il du réseau ? Ton code est à l’abri.',
    try_again: 'Réessayer',
  },
} satisfies SameKeys<typeof pythonRoom>;
