import canonicalize from "canonicalize";

/** JSON in the one form that a signature can be checked over (RFC 8785); what JSON cannot express is null. */
export function canonicalJson(value: unknown): string {
	return canonicalize(value) ?? "null";
}
