import { expect, it } from "vitest";
import prices from "@/lib/tools/prices.json";
import { pricesOfTools } from "@/lib/tools/write-prices";

it("the list of prices is what the tools say; npm run tool:prices writes it anew", () => {
	expect(prices).toEqual(pricesOfTools());
});
