import { addressOfOperation } from "@/app/(site)/docs/api/addresses";
import document from "@/app/api/v1/openapi.json/document.json";

interface Described {
	readonly operationId: string;
	readonly tags: readonly string[];
	readonly summary: string;
	readonly deprecated?: boolean;
	readonly "x-sunset"?: string;
}

interface Deprecation {
	readonly id: string;
	/** Where the reference has it. */
	readonly href: string;
	readonly method: string;
	readonly path: string;
	readonly summary: string;
	readonly sunset: string | null;
}

/** The operations that the contract calls deprecated. */
export function deprecations(): Deprecation[] {
	const paths: Readonly<Record<string, Readonly<Record<string, Described>>>> = document.paths;
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods)
			.filter(([, operation]) => operation.deprecated)
			.map(([method, { operationId, tags, summary, "x-sunset": sunset = null }]) => ({
				id: operationId,
				href: addressOfOperation(tags[0] ?? "", operationId),
				method: method.toUpperCase(),
				path,
				summary,
				sunset,
			})),
	);
}
