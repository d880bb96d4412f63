import { creditOperations } from "@/lib/credits/operations";
import { exportLedger } from "@/lib/credits/views/list-ledger";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(creditOperations.exportLedger, ({ context, query }) => exportLedger(context, query))]);
