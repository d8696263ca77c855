import start from './codivia/__init__.py?raw';
import examples from './codivia/examples.py?raw';
import features from './codivia/features.py?raw';
import reading from './codivia/reading.py?raw';
import verdict from './codivia/verdict.py?raw';

/** The modules of our package for models. */
export const codiviaSources = { __init__: start, examples, features, reading, verdict };
