/** A parameter as the contract file describes it, or the name of one that many share. */
export interface DescribedParameter {
	readonly $ref?: string;
	readonly name: string;
	readonly in: "path" | "query" | "header";
	readonly required?: boolean;
	readonly description?: string;
	readonly schema?: DescribedSchema;
}

export interface DescribedSchema {
	readonly type?: string;
	readonly format?: string;
	readonly enum?: readonly string[];
	readonly default?: unknown;
	readonly examples?: readonly unknown[];
	readonly required?: readonly string[];
	readonly properties?: Readonly<Record<string, DescribedSchema>>;
}

export interface DescribedOperation {
	readonly operationId?: string;
	readonly security?: ReadonlyArray<Readonly<Record<string, unknown>>>;
	readonly parameters?: readonly DescribedParameter[];
	readonly requestBody?: {
		readonly content: Readonly<
			Record<string, { readonly schema?: DescribedSchema; readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>
		>;
	};
	readonly "x-codeSamples"?: ReadonlyArray<{ readonly label: string; readonly source: string }>;
}

/** As much of the contract file as pages read. */
export interface ContractFile {
	readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
	readonly components: { readonly parameters: Readonly<Record<string, DescribedParameter>> };
}

let reading: Promise<ContractFile> | null = null;

/** The contract file, read once for all that a page does with it. Rejects where it can't be read; the next call tries again. */
export function readContractFile(): Promise<ContractFile> {
	reading ??= fetch("/api/v1/openapi.json").then((response) => {
		if (!response.ok) throw new Error(`The contract file answered ${response.status}.`);
		return response.json();
	});
	reading.catch(() => {
		reading = null;
	});
	return reading;
}
