import { expect, it } from "vitest";
import { deprecationHeaders } from "@/lib/http/deprecation-headers";

it("an operation that will go says since when and until when", () => {
	expect(deprecationHeaders({ since: "2027-01-31", sunset: "2027-07-31" })).toEqual({ deprecation: "@1801353600", sunset: "Sat, 31 Jul 2027 00:00:00 GMT" });
});
