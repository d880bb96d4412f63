import { config } from "zod";

// Before any schema is made: each would otherwise try whether text may be run as code, which the policy of our pages refuses and reports.
config({ jitless: true });
