import { inject } from "vitest";
import { toUnit } from "@/lib/credits/money/unit";

declare module "vitest" {
	interface ProvidedContext {
		creditUnit: "micro" | "credits";
	}
}

/** The unit that the deployment under test serves: the suite of this part runs once for each (vitest.config.ts). */
export const UNIT = inject("creditUnit");

/** What the wire says of an amount in millionths of a US dollar. */
export const said = (microU: number): number => toUnit(microU, UNIT);

/** The wire's name of an amount: `named("cost")` is costU or costCredits, `named("balance", "MicroU")` balanceMicroU or balanceCredits. */
export function named<Name extends string>(name: Name, micro: "U" | "MicroU" = "U"): `${Name}${"U" | "MicroU" | "Credits"}` {
	return `${name}${UNIT === "micro" ? micro : "Credits"}`;
}

/** An amount as the wire has it, to be spread into a body. */
export const amount = (name: string, microU: number): Record<string, number> => ({ [named(name)]: said(microU) });
