import "server-only";
import { type Environment, parseEnvironment } from "./environment/environment";

let parsed: Environment | undefined;

/** The parsed environment of this process. */
export function env(): Environment {
	parsed ??= parseEnvironment(process.env);
	return parsed;
}
