import { bind } from "@/lib/http/operation";
import { serviceOperations } from "@/lib/http/operations";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(serviceOperations.echo, async ({ body }) => body ?? null)]);
