/** Words of validators, parsers and programming languages that no message to a person may hold. */
export const FOREIGN_WORDS =
	/\b(?:expected|received|invalid|strings?|JSON|undefined|NaN|arrays?|integers?|booleans?|regex|enum|literal|zod|too (?:big|small)|to have|input)\b|[<>]=|\\[dws]|\(\?[:=!]|\[\^?[a-z]-z/i;

/** Words of networks, providers and the libraries that speak to them. */
export const PROVIDER_WORDS =
	/fetch failed|\bE(?:CONN|NOTFOUND|TIMEDOUT|PIPE|AI_)\w*|UND_ERR|\baborted\b|socket|undici|Unexpected (?:token|end)|<!?\w+[^>]*>|text\/html|status code|stack trace|\bat \w+ \(/i;
