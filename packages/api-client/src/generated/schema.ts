// Generated from openapi.yaml by `npm run generate -w @caliper/api-client`. Do not edit.

export interface paths {
    "/api/usersAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sets the session cookie and answers a list with the user's row, or an empty list when name and
         *     password do not belong together. Takes the same time whether or not the account exists. Limited
         *     per account and per address.
         *
         *     When the account has a second factor, right credentials are a 403 problem with the code `second-factor-needed`, and
         *     the cookie `caliper_sign_in` lets this browser call `completeSignIn` for five minutes. It is not a session.
         */
        post: operations["usersAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Log out
         * @description Revokes the session of the cookie and clears it. Without a session it does nothing.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the password again
         * @description For 15 minutes, operations with `x-reauthentication` work with this session. Wrong passwords count as failed
         *     sign-ins.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the second factor
         * @description The second step of a sign-in. It needs the cookie that `usersAuth` has set less than five minutes ago (401), and works
         *     once. A code works once, too. Wrong codes are limited per account, address and day.
         */
        post: operations["completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own second factor */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to set up an authenticator app
         * @description Nothing changes until `confirmTotp`: an app that is set up keeps working. Another start replaces this one.
         */
        post: operations["startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/totp/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish setting up an authenticator app
         * @description From now on signing in needs a code. Replaces the recovery codes and ends the user's other sessions. Without a start in the
         *     last hour it is a conflict.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/totp/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop using the authenticator app
         * @description Also deletes the recovery codes if no other second factor is left. Wrong passwords count as failed sign-ins. Without an app
         *     it is a conflict.
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description The codes until now stop working. Without a second factor it is a conflict.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to use a passkey
         * @description The challenge works once and for five minutes, for `signInWithPasskey` or `confirmWithPasskey`.
         */
        post: operations["startPasskeyProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description It needs neither a name nor a password nor a second factor, because the device has checked who uses it.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkey-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a passkey in place of entering the password again
         * @description As `confirmSession`, with a passkey of the same user.
         */
        post: operations["confirmWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to make a passkey
         * @description The challenge works once and for five minutes.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description A user has at most 20. With the first second factor the answer has recovery codes, and the user's other sessions end.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the passkey.
                 * @example Zm9vYmFyYmF6cXV1eHF1dXg
                 */
                passkey: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Also deletes the recovery codes if no other second factor is left.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Ends every other session of the user. Wrong current passwords count as failed sign-ins.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own sessions */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End all of one's own sessions but this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id in the list.
                 * @example 5d41402abc4b2a76b9719d911017c592
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one's own sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Search_By_Code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by own code, FMSI number or interchange
         * @description Codes are compared by their letters and digits only, upper case. Exact matches come first, then
         *     codes that begin with the text, then codes that begin with it behind their letters (`31338` for
         *     BR31338). Only where there are none of these, codes that contain the text anywhere are searched.
         *     Both kinds of `contains` need three characters. Levels that may not see interchanges find by a
         *     whole interchange code only, and the answer neither repeats it nor says that an interchange matched. Users of such
         *     levels, and each address with an embed key, find nothing more by interchanges for an hour once they have tried 60
         *     unknown codes.
         */
        get: operations["searchByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/nearest-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The codes nearest to one without results
         * @deprecated
         * @description For version 1.0.0 of the embed; new clients call `findByText`.
         *
         *     For a text that `Search_By_Code` answers nothing for: the products whose code, FMSI number or
         *     interchange comes closest, the closest first. Near is what differs by two characters at the
         *     most, by characters that look alike (O and 0, I and 1, B and 8), by the letters of the family
         *     that were left out (`31338` for BR31338), or by the characters after the code. A text of fewer
         *     than three letters and digits has no nearest codes. Interchanges are compared only for levels
         *     that may see them.
         */
        get: operations["nearestCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The meaning of a text, and the parts that it leads to
         * @deprecated
         * @description For version 1.0.0 of the embed; new clients call `findByText`.
         *
         *     Reads whatever is typed into the one search field: codes of any brand, vehicles, years, axles, kinds of product,
         *     measures, UPCs and other GTINs, and vehicle identification numbers, in English and Spanish and in any order, with
         *     typing errors. The text is in the body, because it may contain
         *     a vehicle identification number, which must not appear in logs; it is neither logged nor stored.
         *
         *     `Understood` and `Not_understood` together cover the text, except for filler words. A part that several readings lead to
         *     is listed once. Interchanges follow the rule of `Search_By_Code`: levels that may not see them find by a whole
         *     code only, and the answer neither repeats it nor says why the part was found. UPCs follow the same rule. Users of such
         *     levels find nothing more by whole codes for an hour once they have tried 60 unknown ones.
         */
        post: operations["find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a text means, and everything that it finds
         * @description Reads whatever is typed into a search field, as version 1 does, in the names of our own calls. One answer has all
         *     that a list of results shows: the readings with the parts and the searches that they lead to, the parts with a code that
         *     contains the text, as in `Search_By_Code`, and, where there are none, those with a similar code. The text is neither
         *     logged nor stored. If it finds nothing, `nearest` has what comes closest, and what it asked for is counted (see
         *     `listUnansweredSearches`).
         *
         *     `understood` and `notUnderstood` together cover the text, except for filler words. Levels that may not see interchanges
         *     or UPCs find by whole ones only, and the answer neither repeats them nor says why the part was found. Users of such
         *     levels find nothing more by whole codes for an hour once they have tried 60 unknown ones.
         */
        post: operations["findByText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What tells the parts of a vehicle apart
         * @description The parts of a vehicle that fit what is known of it, and the question that tells them apart best: what leaves fewest
         *     parts, weighted by how easily a person at a counter can answer. Each answer is a parameter; `unknown` leads to the next
         *     question. Codes of one shape, such as grades and suffixes, count as one part.
         */
        get: operations["decide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which parts fit a vehicle
         * @description Whether parts fit a vehicle, by the rules of `decide`: a part fits where nothing that is unknown of the vehicle tells it
         *     apart from others of its kind and axle; it does not fit where the catalogue lists its vehicles, and this one, as far as it is
         *     known, is not among them. A submodel alone never tells that a part does not fit, because kinds of parts name submodels
         *     differently.
         */
        get: operations["fits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything for the brakes of one axle
         * @description The parts for one axle of a vehicle in groups: pads or shoes, discs or drums, hardware, cylinders and fluid, each with its quantity,
         *     its prices and the question that tells its parts apart, as in `decide`. Nothing is chosen: a group whose parts are not
         *     decided has all of them. Groups without a part are in `missing`; groups that the caller may not see are absent.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search_Hardware": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hardware kits by own code or by the brake they serve */
        get: operations["searchHardware"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search_Hardware_Application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hardware kits by vehicle */
        get: operations["searchHardwareApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hardware_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brakes, prices and applications of a hardware kit */
        get: operations["hardwareInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Maker_Input": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vehicle brands that have applications */
        get: operations["makerInput"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Model_Input": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models of a vehicle brand that have applications */
        get: operations["modelInput"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicle-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vehicles that a text names
         * @deprecated
         * @description What `find` understands as brand and model, for version 1.0.0 of the embed. The best match comes first; the last word
         *     may be unfinished. New clients call `findByText`.
         */
        get: operations["vehicleNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Search_By_Application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of one section by vehicle
         * @description One row per vehicle and year range, with the product codes per position. The columns depend on
         *     the section; brand, model and submodel are in every row.
         */
        get: operations["searchByApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Search_By_Dim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Products by measures
         * @description Step 0 answers the fields of a product type. Step 2 answers the products whose measures lie
         *     within the tolerance of all given values, the closest first.
         */
        post: operations["searchByDim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ficha_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The datasheet of a product */
        get: operations["fichaInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/price-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The prices of a product over time
         * @description Only at the warehouses whose prices the caller sees, and only for families whose prices the caller sees (403 otherwise).
         */
        get: operations["getPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ficha_info_BF": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The datasheet of a brake fluid in one volume */
        get: operations["fichaInfoBf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Global_apli_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of every section by vehicle */
        get: operations["globalApliSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Related_products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other products for a vehicle and year range
         * @description Products of other codes that fit the same brand and model in overlapping years. Hardware is left out.
         */
        get: operations["relatedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit_caliper_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caliper systems table */
        get: operations["kitCaliperInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cylinder_cups_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cylinder cups table */
        get: operations["cylinderCupsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getImagesUploaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active banners */
        get: operations["getImagesUploaded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{name}": {
        parameters: {
            query?: {
                /**
                 * @description Which version the caller means, by any mark that changes with it; the answer is the present one whatever it says. A browser with an older version at another URL requests it again.
                 * @example 5324a3c69df3
                 */
                v?: components["parameters"]["Version"];
                /**
                 * @description Width in px of a smaller WebP version; never wider than the original, which is the answer without it.
                 * @example 480
                 */
                w?: 160 | 480 | 960;
            };
            header?: never;
            path: {
                /**
                 * @description `{code}.jpg` or `{code}_2.jpg` to `{code}_4.jpg`.
                 * @example BR31338_2.jpg
                 */
                name: components["parameters"]["ImageName"];
            };
            cookie?: never;
        };
        /** An image of a product */
        get: operations["productImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** Whether a product has this image */
        head: operations["productImageExists"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pictures of a product, a fluid or a reference drawing
         * @description Only what it lists exists under `/Products`, and may be seen by the caller. Datasheets contain the list of their product.
         */
        get: operations["listPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CBP/{name}": {
        parameters: {
            query?: {
                /**
                 * @description This version of the file, for administrators; without it the one that isn't historic.
                 * @example 3
                 */
                id?: number;
                /**
                 * @description Which version the caller means, by any mark that changes with it; the answer is the present one whatever it says. A browser with an older version at another URL requests it again.
                 * @example 5324a3c69df3
                 */
                v?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of an uploaded file.
                 * @example summer-B.jpg
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        /**
         * An uploaded file
         * @description Active banners for every level, the active newsletter for all but JUNIOR, anything for ADMIN.
         */
        get: operations["uploadedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** Whether an uploaded file exists */
        head: operations["uploadedFileExists"];
        patch?: never;
        trace?: never;
    };
    "/api/insert_amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a correction */
        post: operations["insertAmendments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Corrections to review */
        get: operations["amendments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updateAmendmentStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accept, reject or solve a correction
         * @description Changes state although it is a GET. It needs the header `X-Requested-With`, which links, forms and navigation cannot
         *     send; without it, and from other sites, it is refused with 403.
         */
        get: operations["updateAmendmentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getAllImagesAndPdfs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every uploaded file */
        get: operations["getAllImagesAndPdfs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updateFileState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate, disable or retire a file
         * @description A historic file changes no more (409). A product's picture leaves /Products with its file and comes back with it.
         */
        post: operations["updateFileState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getPDFUploaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newsletter */
        get: operations["getPdfUploaded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/obtener-tablas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables that can be downloaded */
        get: operations["obtenerTablas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/descargar-excel/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A table as a spreadsheet
         * @description It can be loaded again. Columns and values have the names of the wire, or those of the language that `lang` names.
         */
        get: operations["descargarExcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/price-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes when the prices of a day begin
         * @description A row per code, grade and warehouse whose price begins on the day and differs from the one before, with both and the difference.
         */
        get: operations["getPriceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dynamic_brakes_reports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A custom interchange table as a spreadsheet */
        get: operations["dynamicBrakesReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/buy_order_user_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users, then one user's warehouses and product types */
        get: operations["buyOrderUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/buy_order_price_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products with the prices of a user and warehouse */
        get: operations["buyOrderPriceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/buy_order_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A purchase order as a spreadsheet
         * @description Prices are checked again: when one differs from the order, nothing is sent and `errors` names each
         *     product with the price sent and the price now. A whole category gets today's prices; one that says what
         *     was shown (`Products`) is held to it, product by product. What was sent is kept in the history, `listOrders`;
         *     `getOrderWorkbook` returns the same workbook again.
         */
        post: operations["buyOrderFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/excelUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rows of a spreadsheet, in batches
         * @description Batches of one `upload_id` are staged until all have arrived, in any order; a batch that is sent
         *     again replaces itself. Then the rows are compared with the table and, unless it is a `preview`,
         *     committed in one transaction, all or nothing. Without `upload_id` a batch is an import of its own.
         *     Without a preview, rows with warnings are loaded too; `import.counts.warned` counts them. With one, the last batch is answered
         *     after about a second even if the comparison takes longer; `import.state` is `staging` then, and `getImport` returns the result.
         *
         *     Users below ADMIN load their own rows of a private table only (`codigos_cliente`), by JSON: the sheet needs no account, `total`
         *     replaces their rows only, without rows removes them, and the calls for imports and tables show them nothing else. An account has at most 20,000 such rows.
         *
         *     A form (`multipart/form-data`) sends a whole workbook, which the server reads by the same rules as the
         *     browser: the first visible sheet of an .xlsx file of up to 50 MB, 200 MB unpacked and 250,000 rows. It is one import.
         *     When the caller disconnects before the comparison, nothing is loaded.
         *
         *     A key with the scope `load:stock` loads tables of state only, such as `existencias`; `getImport`, `commitImport` and `discardImport`
         *     accept it for their imports. In these tables, each row states everything: an empty cell is empty also in a partial load. They
         *     have no history of rows, so a load cannot be undone.
         */
        post: operations["excelUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imgAndPdfUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An image or a PDF
         * @description Images of up to 20 MB (JPEG, PNG, GIF, WebP; re-encoded without metadata), PDFs of up to 50 MB. The kind must fit the name, and name and kind the content. A file of that name becomes historic. An image of kind 4 whose name has the code of a product, in any case and with a number from 1 to 4 after it (`BR31338_2.png`, `br31338 (2).jpg`, `BR31338-2.webp`), becomes that picture of the product as a JPEG; a copy (`BR31338 - Copy.jpg`) takes the first free position. `picture` says which one it became.
         */
        post: operations["imgAndPdfUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The imports and every other change of the catalogue, newest first */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items that need an administrator's attention */
        get: operations["getAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attention/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products without a picture, a price or a drawing, by code */
        get: operations["listIncomplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attention/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vehicles with several parts that no question tells apart
         * @description Vehicles for whose years several parts of a kind and axle fit, although the catalogue states no difference between them: a
         *     qualifier of an application or a measure is missing, or one of the applications is wrong.
         */
        get: operations["listUndecidedVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unanswered-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What searches did not find, by demand
         * @description Each combination of what searches without parts asked for, with the number of searches. Keystrokes count as one search: only
         *     the last text of those that a caller sends within 30 s of each other, each an extension or a piece of the one before. An
         *     entry states neither who searched nor the text. Codes that the catalogue has by now are left out.
         */
        get: operations["listUnansweredSearches"];
        put?: never;
        /**
         * Ask for what a search did not find
         * @description Counts the search of the text as wanted, with what the text means; the text itself is neither logged nor stored. A caller
         *     counts once for the same text within 30 s, and for at most 60 entries within an hour. A text that finds parts is not counted.
         */
        post: operations["reportSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unanswered-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an entry that has been dealt with
         * @description It appears again if a later search asks for the same.
         */
        delete: operations["removeUnansweredSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/own-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own codes of our parts
         * @description At most 20,000, by code. They are loaded with `excelUpload`, as the table `codigos_cliente`.
         */
        get: operations["listOwnCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The size of the history of changes, and how long it is kept */
        get: operations["getHistory"];
        /**
         * Set how long the history of changes is kept
         * @description Older changes are deleted within an hour. They can then no longer be viewed or undone.
         */
        put: operations["setHistory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stock-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** After how many hours stock is not current */
        get: operations["getStockSettings"];
        /** Set after how many hours stock is not current */
        put: operations["setStockSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /**
         * An import
         * @description Compares the rows again when the table has changed since. While rows are compared, `state` is `staging`; a call
         *     waits for that for a second at most.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** Discard an import that is not committed */
        delete: operations["discardImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /**
         * What an import changes, row by row
         * @description Invalid rows first, then changed, added and removed ones. Unchanged rows are only counted.
         */
        get: operations["importRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/rows/{row}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
                /**
                 * @description The row of the sheet, from 1, its header counted.
                 * @example 212
                 */
                row: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct a cell of the sheet
         * @description The stored sheet gets the new value and is compared again; nothing is committed.
         */
        patch: operations["correctImportCell"];
        trace?: never;
    };
    "/api/v1/imports/{id}/map": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /**
         * Where in the sheet an import changes rows
         * @description The rows of each kind in groups of consecutive rows of the sheet. Empty once the import is applied.
         */
        get: operations["importMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/causes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /**
         * The problems of an import by cause
         * @description Cells of one column with the same kind of problem are one cause; cells with the same value are listed
         *     once. Empty once the import is applied.
         */
        get: operations["importCauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/fixes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change all cells of a cause alike
         * @description The stored sheet gets the new values and is compared again; nothing is committed.
         */
        post: operations["fixImportCells"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Commit an import that was looked at */
        post: operations["commitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a committed import back
         * @description Rows that were edited since stay as they are, and are named.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/problems": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /** The invalid rows as a spreadsheet, with the invalid cells marked and their problems in a last column */
        get: operations["importProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables that can be loaded, with their columns */
        get: operations["listTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A blank spreadsheet for a table
         * @description Columns have the names of the wire, or those of the language that `lang` names.
         */
        get: operations["tableTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheet-layouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The layouts of suppliers' sheets */
        get: operations["listSheetLayouts"];
        /**
         * Save the layout of a header
         * @description Replaces the layout of the same header; case, spaces and signs in its names are ignored.
         */
        put: operations["saveSheetLayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheet-layouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The layout's `id`.
                 * @example 5d41402abc4b2a76b9719d911017c592ae1c7f4f2f0f8a3c6f2a7e1b9c0d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a layout
         * @description Data that was loaded with the layout stays.
         */
        delete: operations["deleteSheetLayout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/amendments/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The correction's `report_id`.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a suggested value into the catalogue
         * @description For a pending or accepted amendment with a `field` and a `suggested` value. The change appears in
         *     the history like an import and can be undone there; the amendment is accepted.
         */
        post: operations["applyAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/amendments/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The correction's `report_id`.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the rejection or the solution of a correction
         * @description A rejected correction is pending again, a solved one accepted.
         */
        post: operations["reopenAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/amendments/sender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The email that the account gave in its last correction */
        get: operations["amendmentSender"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create an account
         * @description It has no password yet; the link in the answer sets one.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's number.
                 * @example 2
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change level, customer code, warehouses, flags or whether it is disabled
         * @description Takes effect at once; disabling ends every session. The last administrator cannot be disabled or lowered.
         */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/api/v1/accounts/{id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's number.
                 * @example 2
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link that sets the account's password once
         * @description Earlier links of the account end. The password stays as it is until the link is used.
         */
        post: operations["createPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's number.
                 * @example 2
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign the account out everywhere */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's number.
                 * @example 2
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an account's second factor
         * @description For users who have lost it: signing in needs the password only, until they set up another one. Ends every session of the
         *     account. Without a second factor it is a conflict.
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link.
                 * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
                 */
                token: string;
            };
            cookie?: never;
        };
        /** The account whose password a link sets */
        get: operations["getPasswordLink"];
        put?: never;
        /**
         * Set the password
         * @description Ends the link and every session of the account. The link of a fresh installation makes the first
         *     administrator and needs a `username`.
         */
        post: operations["usePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The access keys, newest first */
        get: operations["listAccessKeys"];
        put?: never;
        /**
         * Create an access key
         * @description The secret of an API key is in this answer only; the server stores its hash. Names are unique, also among
         *     revoked keys, because the change log names keys.
         */
        post: operations["createAccessKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's number.
                 * @example 3
                 */
                id: components["parameters"]["AccessKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an access key
         * @description Takes effect at once on this server and within seconds on others. The key stays in the list; revoking it again
         *     changes nothing.
         */
        delete: operations["revokeAccessKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access-keys/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's number.
                 * @example 3
                 */
                id: components["parameters"]["AccessKeyId"];
            };
            cookie?: never;
        };
        /** The requests of an access key per day */
        get: operations["accessKeyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/embed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The script that other sites load */
        get: operations["getEmbed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, newest first */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchase orders that were sent, newest first */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example 12
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** A purchase order with its lines */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Answer an order of a customer
         * @description Sets the state and the answers of its lines. A state follows another one as the contract of states says; `revision` is
         *     that of the order as the caller saw it. Else nothing is changed: 409.
         */
        patch: operations["answerOrder"];
        trace?: never;
    };
    "/api/v1/orders/{id}/workbook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example 12
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** The workbook of a purchase order, as it was sent */
        get: operations["getOrderWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's lists of parts, the last changed first */
        get: operations["listLists"];
        put?: never;
        /**
         * Create a list, also as a copy of one or of several lists
         * @description With the lines of other lists of the caller, or of a shared list that may be copied; equal lines of several lists become
         *     one. An account has at most 200 lists, and a list 2,000 lines.
         */
        post: operations["createList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        /**
         * A list of the caller with its lines
         * @description Prices are those of today, for the warehouse; lists of others are unknown.
         */
        get: operations["getList"];
        put?: never;
        post?: never;
        /** Delete an archived list */
        delete: operations["deleteList"];
        options?: never;
        head?: never;
        /** Rename, archive, restore or share a list, or mark it as a standing order */
        patch: operations["changeList"];
        trace?: never;
    };
    "/api/v1/lists/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add parts at the end of a list
         * @description Codes must be ours. The quantity of a part that the list has in the same grade is increased. All lines are added, or
         *     none. The price of the warehouse is remembered, so that a later change is shown.
         */
        post: operations["addListLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/lines/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
                /**
                 * @description The line's number.
                 * @example 12
                 */
                line: components["parameters"]["ListLineId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or move a line of a list
         * @description `revision` is that of the line as the caller saw it. If the line has changed since, nothing is changed: 409, and the
         *     list has the current values.
         */
        patch: operations["changeListLine"];
        trace?: never;
    };
    "/api/v1/lists/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove lines from a list, or move or copy them to another one
         * @description All lines, or none. A line that has changed since the caller saw it is not removed or moved.
         */
        post: operations["transferListLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/workbook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        /** A list as a workbook */
        get: operations["getListWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quotation-heading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The heading of the caller's quotations */
        get: operations["getQuotationHeading"];
        /**
         * Set the heading of the caller's quotations
         * @description Sent quotations keep the heading that they were sent with.
         */
        put: operations["setQuotationHeading"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quotations of the caller, newest first */
        get: operations["listQuotations"];
        put?: never;
        /**
         * Start a quotation of a list
         * @description A draft follows its list and today's prices until it is sent. Margin, rounding, currency note and language are those of the
         *     caller's newest quotation. An account has at most 2,000 quotations, with their revisions.
         */
        post: operations["createQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quotations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        /**
         * A quotation of the caller with its lines
         * @description A draft has the lines and prices of today; a sent one those with which it was sent. Quotations of others are unknown.
         */
        get: operations["getQuotation"];
        put?: never;
        post?: never;
        /** Delete a draft */
        delete: operations["deleteQuotation"];
        options?: never;
        head?: never;
        /**
         * Change a draft
         * @description `version` is that of the quotation as the caller saw it. If it has changed since, or was sent, nothing is changed: 409.
         */
        patch: operations["changeQuotation"];
        trace?: never;
    };
    "/api/v1/quotations/{id}/sent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a draft as sent; it never changes again
         * @description `version` and `total` are what the caller saw; if they differ from today's, nothing is sent: 409, and the quotation has the
         *     current values. A line whose part the caller no longer sees is named: 400.
         */
        post: operations["sendQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quotations/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the next revision of a sent quotation
         * @description A draft with the same number, customer and margins. A number has at most one draft: 409 while it has one.
         */
        post: operations["reviseQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quotations/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        /**
         * A quotation as a PDF
         * @description In the language of the quotation; a draft says that it is one.
         */
        get: operations["getQuotationPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quotations/{id}/workbook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        /**
         * A quotation as a workbook
         * @description In the language of the quotation.
         */
        get: operations["getQuotationWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared-lists/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A list that somebody shares, as the caller may see it
         * @description With the prices of the caller, not of its owner; without the owner's own codes. 404 once the link is revoked.
         */
        get: operations["getSharedList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a list to the company as an order
         * @description The order has the lines and prices of today. A second call with the same key answers the same order and sends nothing:
         *     repeat a call whose answer was lost. If its total, pieces or warehouse are not those of that order, nothing is sent: 409
         *     with the reason `sent-before`, which names the order. `total` and `pieces` are what the customer saw; if they differ from
         *     today's, nothing is sent: 409, and the list has the current prices. A line that cannot be ordered is named: 400. The list
         *     stays as it is.
         */
        post: operations["sendListOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/own-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders that the caller has sent, newest first */
        get: operations["listOwnOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/own-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example 12
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** An order that the caller has sent, with its lines and answers */
        get: operations["getOwnOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/own-orders/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example 12
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that the customer has seen the answers of an order
         * @description Later answers are then shown as new.
         */
        post: operations["markOwnOrderSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/code-matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which products a list of codes means
         * @description Own codes, FMSI numbers, competitors' codes and barcodes, however they are written; up to 500 at a time. Levels that may
         *     not see interchanges find nothing by them, and nothing more for an hour once they have tried 60 unknown codes.
         */
        post: operations["matchCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process is alive */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the database is reachable */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Raw bytes. */
        Bytes: string;
        /** @description An error as RFC 9457 describes it. */
        Problem: {
            /**
             * @description Identifies the kind of problem; a URN.
             * @example urn:caliper:problem:bad-request
             */
            type: string;
            /**
             * @description The kind of problem in words.
             * @example The request is not valid
             */
            title: string;
            /**
             * @description The HTTP status.
             * @example 400
             */
            status: number;
            /**
             * @description What happened and what to do.
             * @example querystring/codigo must have at least 1 character
             */
            detail?: string;
            /**
             * @description The kind of problem for programs.
             * @example bad-request
             */
            code: string;
            /**
             * @description For programs, where a call has several problems of one code.
             * @example file-content
             */
            reason?: string;
            /** @description Of `fichaInfoBf`, with the code `not-found`: the volumes in mL in which the fluid is sold. */
            volumes?: number[];
            /** @description Of `fichaInfo`, with the code `not-found`: the replacement of a code without a product. */
            replacedBy?: components["schemas"]["Replacement"];
            /** @description With the code `second-factor-needed`: what the account can complete the sign-in with. */
            secondFactors?: ("code" | "passkey" | "recoveryCode")[];
            /** @description One entry per wrong field. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description A problem of one field. */
        FieldError: {
            /**
             * @description The location and name of the field.
             * @example query/codigo
             */
            field: string;
            /**
             * @description The value sent; long values are shortened, and passwords are never included.
             * @example
             */
            value?: unknown;
            /**
             * @description The expected value.
             * @example at least 1 character
             */
            expected: string;
        };
        /** @description A problem with the message field of the published wire format. */
        OrderUserProblem: components["schemas"]["Problem"] & {
            /**
             * @description What happened.
             * @example There is no user of that name
             */
            msg: string;
        };
        /** @description A problem with the message field of the published wire format. */
        ImportProblem: components["schemas"]["Problem"] & {
            /**
             * @description Why the rows were not taken.
             * @example Row 7, OUTER_DIAM: “abc”. Expected a number with a decimal point, such as 22.00.
             */
            sqlMessage: string;
            /** @description The first invalid cells. */
            problems?: components["schemas"]["CellProblem"][];
        };
        /** @description A sign of life. */
        Health: {
            /**
             * @description Always `ok`.
             * @example ok
             * @constant
             */
            status: "ok";
        };
        /**
         * @description The level of a user; further levels are possible and count as JUNIOR.
         * @example CLIENTE
         */
        Level: string;
        /**
         * @description A warehouse; PLANTA is shown to users as CHINA.
         * @example MIAMI
         * @enum {string}
         */
        Warehouse: "MIAMI" | "VENEZUELA" | "PANAMA" | "COLOMBIA" | "PLANTA" | "MEXICO" | "CETAM";
        /**
         * @description Internal name of a section.
         * @example brakepad_band
         * @enum {string}
         */
        SectionName: "brakepad_band" | "rotor_drum" | "cylinder_bomb" | "hardware" | "kit_caliper" | "piston";
        /**
         * @description The product type on the wire.
         * @example Brake Rotors
         * @enum {string}
         */
        ProductType: "Brake Pads" | "Brake Shoes" | "Brake Lining" | "Brake Rotors" | "Brake Drums" | "Wheel Cylinders" | "Master Cylinders" | "Hardware" | "Caliper Systems" | "Pistons" | "Cylinder Cups" | "Brake Fluids";
        /**
         * @description A product type that can be searched by measures.
         * @example Brake Rotors
         * @enum {string}
         */
        MeasurableType: "Brake Pads" | "Brake Shoes" | "Brake Lining" | "Brake Rotors" | "Brake Drums" | "Wheel Cylinders" | "Master Cylinders";
        /**
         * @description Column names in the order in which they are shown.
         * @example [
         *       "OUTER_DIAM",
         *       "THICKNESS"
         *     ]
         */
        ColumnNames: string[];
        /**
         * @description Names.
         * @example [
         *       "Nissan",
         *       "Toyota"
         *     ]
         */
        NameList: string[];
        /**
         * @description A cell of a table; null where the catalogue has no value.
         * @example 275
         */
        Cell: string | number | null;
        /**
         * @description A row, keyed by column name.
         * @example {
         *       "XBP": "BR31338",
         *       "OUTER_DIAM": 275
         *     }
         */
        Row: {
            [key: string]: components["schemas"]["Cell"];
        };
        /** @description A text in both languages. */
        Bilingual: {
            /**
             * @description English.
             * @example ventilated, front
             */
            en: string;
            /**
             * @description Spanish.
             * @example ventilado, delantero
             */
            es: string;
        };
        /** @description One part that replaces a code. */
        ReplacementStep: {
            /**
             * @description The replaced code.
             * @example BR31340
             */
            oldCode: string;
            /**
             * @description Our code that replaces it.
             * @example BR31338
             */
            newCode: string;
            /**
             * @description Whether all steps of this group from the old code belong together, or any one of them is enough.
             * @example together
             * @enum {string}
             */
            group?: "together" | "oneOf";
            /**
             * @description How many new parts replace one old part.
             * @example 1
             */
            ratio: number;
            /**
             * @description As the table of replacements has it.
             * @example Renumbered
             */
            reason?: string;
            /**
             * Format: date
             * @description Since when.
             * @example 2021-09-13
             */
            date?: string;
            note?: components["schemas"]["Bilingual"];
        };
        /** @description How an old code leads to the parts that replace it now. */
        Replacement: {
            /** @description From the old code on. */
            steps: components["schemas"]["ReplacementStep"][];
            /** @description Each option is enough alone; its parts belong together. At most 12. */
            options: {
                /**
                 * @description Our code.
                 * @example BR31338
                 */
                code: string;
                family: components["schemas"]["Family"];
                /**
                 * @description How many replace one old part.
                 * @example 1
                 */
                ratio: number;
            }[][];
        };
        /** @description The parts that replace the product. Absent for one that nothing replaces. */
        ReplacingCodes: string[];
        /** @description The data of the sign-in form. */
        Credentials: {
            /**
             * @description User name.
             * @example cliente
             */
            cliente: string;
            /**
             * @description Password.
             * @example caliper-demo
             */
            password: string;
        };
        /** @description The user's row, or an empty list. */
        LoginAnswer: components["schemas"]["LoginRow"][];
        /** @description A user as returned by the sign-in. */
        LoginRow: {
            /**
             * @description User name.
             * @example planta_pads
             */
            Cliente: string;
            /**
             * @description The customer's code; clients do not store it.
             * @example C-0005
             */
            Codigo: string;
            /**
             * @description Always empty; a password never leaves the server.
             * @example
             * @constant
             */
            Contrasena: "";
            Nivel_USUARIO: components["schemas"]["Level"];
            /** @description Warehouses whose prices the user sees. */
            Warehouses: components["schemas"]["Warehouse"][];
            /**
             * @description The server requires a second factor of this level, and the user has none; absent otherwise.
             * @example true
             * @constant
             */
            SecondFactorMissing?: true;
            /**
             * @description PLANTA only: sees shoes and lining.
             * @example 1
             * @enum {integer}
             */
            P_BL?: 0 | 1;
            /**
             * @description PLANTA only: sees pads.
             * @example 1
             * @enum {integer}
             */
            P_BP?: 0 | 1;
            /**
             * @description PLANTA only: sees rotors and drums.
             * @example 0
             * @enum {integer}
             */
            P_BR?: 0 | 1;
            /**
             * @description PLANTA only: sees cylinders.
             * @example 0
             * @enum {integer}
             */
            P_WC_MC?: 0 | 1;
            /**
             * @description PLANTA only: sees hardware.
             * @example 0
             * @enum {integer}
             */
            P_HARD?: 0 | 1;
        };
        /** @description Who calls. */
        Session: {
            /**
             * @description Whether a user is signed in.
             * @example true
             */
            authenticated: boolean;
            user?: components["schemas"]["LoginRow"];
            key?: components["schemas"]["SessionKey"];
        };
        /** @description The current rights of the call's access key; absent without a key. */
        SessionKey: {
            kind: components["schemas"]["KeyKind"];
            /** @description Its scopes; `prices` is missing when the owner sees none of its warehouses. */
            scopes: components["schemas"]["KeyScope"][];
            /** @description Warehouses whose prices it reads. */
            warehouses: components["schemas"]["Warehouse"][];
        };
        /** @description A password in place of another one. */
        PasswordChange: {
            /**
             * @description The password until now.
             * @example caliper-demo
             */
            current: string;
            /**
             * @description At least 12 characters, not common, without the name of the user or of the product.
             * @example correct-horse-battery
             */
            password: string;
        };
        /** @description Proof that the user is still there. */
        Confirmation: {
            /**
             * @description The user's password.
             * @example caliper-demo
             */
            password: string;
        };
        /** @description Exactly one of the fields. */
        SecondFactorProof: {
            code?: components["schemas"]["OneTimeCode"];
            /**
             * @description A recovery code that has not been used; case and separators do not matter.
             * @example K7QW-2MXD-9TRB-HC4Z-V8NP-3FJE
             */
            recoveryCode?: string;
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        PasskeyRequest: {
            /**
             * @description What the authenticator signs.
             * @example q1w2e3r4t5y6u7i8o9p0q1w2e3r4t5y6u7i8o9p0q1w
             */
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
        PasskeyCreation: {
            /**
             * @description What the authenticator signs.
             * @example q1w2e3r4t5y6u7i8o9p0q1w2e3r4t5y6u7i8o9p0q1w
             */
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Proof that the user has a passkey. */
        PasskeyAssertion: {
            /**
             * @description The id of the passkey.
             * @example Zm9vYmFyYmF6cXV1eHF1dXg
             */
            id: string;
            /**
             * @description The same.
             * @example Zm9vYmFyYmF6cXV1eHF1dXg
             */
            rawId: string;
            /**
             * @description Always this.
             * @example public-key
             * @constant
             */
            type: "public-key";
            /**
             * @description Where the passkey is.
             * @example platform
             * @enum {string}
             */
            authenticatorAttachment?: "platform" | "cross-platform";
            /**
             * @description What extensions of WebAuthn returned.
             * @example {}
             */
            clientExtensionResults: {
                [key: string]: unknown;
            };
            /** @description What the authenticator returned, base64url. */
            response: {
                /**
                 * @description Challenge and origin.
                 * @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0
                 */
                clientDataJSON: string;
                /**
                 * @description The site, flags and counter.
                 * @example SZYN5YgOjGh0NBcPZHZgW4
                 */
                authenticatorData: string;
                /**
                 * @description The signature.
                 * @example MEUCIQDx
                 */
                signature: string;
                /**
                 * @description Identifies the account.
                 * @example kq0CjQ
                 */
                userHandle?: string;
            };
        };
        /** @description A new passkey. */
        PasskeyRegistration: {
            /**
             * @description The id of the passkey.
             * @example Zm9vYmFyYmF6cXV1eHF1dXg
             */
            id: string;
            /**
             * @description The same.
             * @example Zm9vYmFyYmF6cXV1eHF1dXg
             */
            rawId: string;
            /**
             * @description Always this.
             * @example public-key
             * @constant
             */
            type: "public-key";
            /**
             * @description Where the passkey is.
             * @example platform
             * @enum {string}
             */
            authenticatorAttachment?: "platform" | "cross-platform";
            /**
             * @description What extensions of WebAuthn returned.
             * @example {}
             */
            clientExtensionResults: {
                [key: string]: unknown;
            };
            /** @description What the authenticator returned, base64url. */
            response: {
                /**
                 * @description Challenge and origin.
                 * @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0
                 */
                clientDataJSON: string;
                /**
                 * @description The public key and where it is.
                 * @example o2NmbXRkbm9uZQ
                 */
                attestationObject: string;
                /**
                 * @description The site, flags and public key.
                 * @example SZYN5YgOjGh0NBcPZHZgW4
                 */
                authenticatorData?: string;
                /**
                 * @description The public key.
                 * @example MFkwEwYHKoZIzj0CAQ
                 */
                publicKey?: string;
                /**
                 * @description Its algorithm by COSE.
                 * @example -7
                 */
                publicKeyAlgorithm?: number;
                /** @description How the browser reaches the authenticator. */
                transports?: string[];
            };
        };
        /** @description What the browser returned for `startPasskeyProof`. */
        PasskeyProof: {
            credential: components["schemas"]["PasskeyAssertion"];
        };
        /** @description What the browser returned for `startPasskey`. */
        NewPasskey: {
            /**
             * @description What the user calls it.
             * @example Chrome on Windows
             */
            name: string;
            credential: components["schemas"]["PasskeyRegistration"];
        };
        /** @description A passkey of the user; it gives no access. */
        Passkey: {
            /**
             * @description Its id.
             * @example Zm9vYmFyYmF6cXV1eHF1dXg
             */
            id: string;
            /**
             * @description What the user calls it.
             * @example Chrome on Windows
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was added.
             * @example 2026-11-20T09:12:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Its last sign-in; absent before the first.
             * @example 2026-11-20T15:05:00.000Z
             */
            lastUsedAt?: string;
        };
        /** @description A passkey that was added. */
        AddedPasskey: {
            passkey: components["schemas"]["Passkey"];
            /** @description Shown this once, with the first second factor of the user. */
            recoveryCodes?: string[];
        };
        /**
         * @description What the authenticator app shows.
         * @example 492039
         */
        OneTimeCode: string;
        /** @description Proof that the app has the secret. */
        TotpCode: {
            code: components["schemas"]["OneTimeCode"];
        };
        /** @description What an authenticator app needs, by RFC 6238: SHA-1, 6 digits, 30 seconds. */
        TotpSetup: {
            /**
             * @description The secret in base32.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same for a QR code.
             * @example otpauth://totp/Caliper:cliente?issuer=Caliper&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
             */
            uri: string;
        };
        /** @description For signing in without the second factor. */
        RecoveryCodes: {
            /** @description Each works once. */
            recoveryCodes: string[];
        };
        /** @description What a user has set up; never a secret or a code. */
        SecondFactor: {
            /**
             * @description Whether the server requires a second factor of the user's level.
             * @example false
             */
            required: boolean;
            /**
             * @description Whether an authenticator app is set up.
             * @example true
             */
            totp: boolean;
            /** @description The passkeys, the oldest first. */
            passkeys: components["schemas"]["Passkey"][];
            /**
             * @description Recovery codes that are left.
             * @example 9
             */
            recoveryCodes: number;
        };
        /** @description A sign-in that has not ended. */
        OwnSession: {
            /**
             * @description Identifies it; it gives no access.
             * @example 5d41402abc4b2a76b9719d911017c592
             */
            id: string;
            /**
             * @description Whether it is the one of this call.
             * @example true
             */
            isCurrent: boolean;
            /**
             * @description The browser's user agent; absent if it did not send one.
             * @example Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0
             */
            userAgent?: string;
            /**
             * @description The IP address of its last use; absent for sessions from before it was recorded.
             * @example 203.0.113.7
             */
            address?: string;
            /**
             * Format: date-time
             * @description When the user signed in.
             * @example 2026-11-20T09:12:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Its last use, to the minute.
             * @example 2026-11-20T15:05:00.000Z
             */
            lastSeenAt: string;
        };
        /** @description First and last model year. */
        YearRange: {
            /**
             * @description First model year.
             * @example 2009
             */
            Desde: number;
            /**
             * @description Last model year; null while it is still built.
             * @example 2013
             */
            Hasta: number | null;
        };
        /** @description Products found by a code. */
        CodeSearchAnswer: {
            /** @description One entry per product, for its best match. */
            Data: components["schemas"]["CodeHit"][];
            /**
             * @description Number of matching products of the type, or of all types, without the limit. Of very many codes that begin alike, the first 1000 of each reason count.
             * @example 12
             */
            Total: number;
            /** @description Number of matching products of each type, whichever type was asked for; the largest first. */
            Types: {
                Type: components["schemas"]["ProductType"];
                /**
                 * @description As in `Total`.
                 * @example 8
                 */
                Count: number;
            }[];
        };
        /** @description A user's own codes. */
        OwnCodes: {
            /**
             * @description The user's code.
             * @example ABC-12
             */
            own: string;
            /**
             * @description Our product code.
             * @example BR31338
             */
            code: string;
            /**
             * @description The user's description.
             * @example Disco delantero
             */
            description: string | null;
        }[];
        /** @description The user's own code of the part; of several, the first. Absent without one, and for everyone else. */
        CustomerCode: {
            /**
             * @description The user's code.
             * @example ABC-12
             */
            code: string;
            /**
             * @description The user's description.
             * @example Disco delantero
             */
            description: string | null;
        };
        /** @description A product and why it was found. */
        CodeHit: {
            /**
             * @description Our product code.
             * @example BR31338
             */
            XBP: string;
            /**
             * @description The interchange code that matched, as printed; empty when another code matched. Absent for levels that may not see interchanges.
             * @example FX-D1200-28
             */
            Interchange?: string;
            Type: components["schemas"]["ProductType"];
            /**
             * @description How the code matched.
             * @example exact
             * @enum {string}
             */
            Match: "exact" | "prefix" | "contains";
            /**
             * @description Which kind of code matched, `customer` for the user's own code; `code` in place of an interchange that the level may not see.
             * @example fmsi
             * @enum {string}
             */
            Reason: "customer" | "code" | "fmsi" | "interchange";
            /**
             * @description The code that matched, as printed. Absent when it is an interchange and the level may not see interchanges.
             * @example D1200
             */
            Matched?: string;
            /**
             * @description Brand of the interchange that matched; absent otherwise, and for levels that may not see interchanges.
             * @example FRENAX
             */
            Brand?: string;
            Detail: components["schemas"]["Bilingual"];
            /**
             * @description Main measures by column name, in mm, for the outline and the size.
             * @example {
             *       "OUTER_DIAM": 275,
             *       "THICKNESS": 22
             *     }
             */
            Measures: {
                [key: string]: number;
            };
            Fits?: components["schemas"]["FitsSummary"];
            Price?: components["schemas"]["HeadlinePrice"];
            /**
             * @description Whether any grade is certified.
             * @example true
             */
            Certified?: boolean;
            Replaced_by?: components["schemas"]["ReplacingCodes"];
            Replaces?: components["schemas"]["Replacement"];
        };
        /** @description Products with codes similar to a text. */
        NearestCodesAnswer: {
            /** @description One entry per product, the closest first. */
            Data: components["schemas"]["NearestCode"][];
        };
        /** @description A product and how its code differs from the text. */
        NearestCode: {
            /**
             * @description Our product code.
             * @example BR31338
             */
            XBP: string;
            Type: components["schemas"]["ProductType"];
            /**
             * @description Which kind of code comes close; interchange only for levels that may see interchanges.
             * @example code
             * @enum {string}
             */
            Reason: "code" | "fmsi" | "interchange";
            /**
             * @description The code that comes close, as printed.
             * @example BR31338
             */
            Matched: string;
            /**
             * @description Brand of the interchange that comes close; absent otherwise.
             * @example FRENAX
             */
            Brand?: string;
            /**
             * @description Characters that look alike, two characters swapped, the family's letters left out, one or two other characters, or characters after the code.
             * @example family
             * @enum {string}
             */
            Difference: "lookalike" | "swapped" | "family" | "spelling" | "ending";
            Detail: components["schemas"]["Bilingual"];
            /**
             * @description Main measures by column name, in mm, for the outline and the size.
             * @example {
             *       "OUTER_DIAM": 275,
             *       "THICKNESS": 22
             *     }
             */
            Measures: {
                [key: string]: number;
            };
        };
        /** @description A text to understand. */
        FindQuestion: {
            /**
             * @description As typed, pasted or scanned.
             * @example discos delanteros corolla 2015
             */
            Text: string;
            /** @description Of the prices; the first one that the caller sees by default, also if it does not see this one. */
            Warehouse?: components["schemas"]["Warehouse"];
            /**
             * @description Maximum number of parts; 8 when absent.
             * @example 8
             */
            Limit?: number;
        };
        /** @description The meaning of a text, and the results that it leads to. */
        FindAnswer: {
            /** @description The readings, in the order of the text; they do not overlap. */
            Understood: components["schemas"]["Reading"][];
            /** @description The rest of the text without filler words. */
            Not_understood: components["schemas"]["TextPiece"][];
            /** @description Suggested parts, the best first. */
            Parts: components["schemas"]["FoundPart"][];
            /** @description The prefilled searches that the text leads to, the most likely first; at most four. */
            Searches: components["schemas"]["PrefilledSearch"][];
        };
        /** @description A piece of the text. */
        TextPiece: {
            /**
             * @description As it is written.
             * @example corolla
             */
            Text: string;
            /**
             * @description Place of its first character, in UTF-16 units from 0.
             * @example 18
             */
            From: number;
            /**
             * @description Place behind its last character.
             * @example 25
             */
            To: number;
        };
        /** @description A piece of the text and what it means. */
        Reading: components["schemas"]["CodeReading"] | components["schemas"]["BrandReading"] | components["schemas"]["MakerReading"] | components["schemas"]["ModelReading"] | components["schemas"]["ChassisReading"] | components["schemas"]["YearsReading"] | components["schemas"]["AxleReading"] | components["schemas"]["ProductReading"] | components["schemas"]["EngineReading"] | components["schemas"]["TraitReading"] | components["schemas"]["MeasuresReading"] | components["schemas"]["VinReading"] | components["schemas"]["FrameNumberReading"] | components["schemas"]["GtinReading"];
        /** @description A code that the catalogue knows. */
        CodeReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example code
             * @constant
             */
            Kind: "code";
        };
        /** @description A brand of parts. */
        BrandReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example brand
             * @constant
             */
            Kind: "brand";
            /**
             * @description Its name in the interchanges.
             * @example FRENAX
             */
            Brand: string;
        };
        /** @description A vehicle brand. */
        MakerReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example maker
             * @constant
             */
            Kind: "maker";
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            Maker: string;
            Corrected: components["schemas"]["Corrected"];
            /**
             * @description The models that most parts fit, where the text names none.
             * @example [
             *       "Corolla",
             *       "Hilux"
             *     ]
             */
            Models: string[];
        };
        /** @description A vehicle model. The piece may name its brand too. */
        ModelReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example model
             * @constant
             */
            Kind: "model";
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            Maker: string;
            /**
             * @description Vehicle model.
             * @example Corolla
             */
            Model: string;
            Corrected: components["schemas"]["Corrected"];
            /** @description Other models that the piece may mean, the most likely first; at most five. */
            Others: components["schemas"]["VehicleName"][];
        };
        /** @description A submodel or chassis of the model, which limits the years. */
        ChassisReading: components["schemas"]["TextPiece"] & components["schemas"]["YearRange"] & {
            /**
             * @description The kind of reading.
             * @example chassis
             * @constant
             */
            Kind: "chassis";
            /**
             * @description As the applications have it.
             * @example B13
             */
            SubModel: string;
        };
        /** @description A model year, or a range of them. */
        YearsReading: components["schemas"]["TextPiece"] & components["schemas"]["YearRange"] & {
            /**
             * @description The kind of reading.
             * @example years
             * @constant
             */
            Kind: "years";
        };
        /** @description An axle. */
        AxleReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example axle
             * @constant
             */
            Kind: "axle";
            Position: components["schemas"]["Axle"];
        };
        /** @description A kind of product. */
        ProductReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example product
             * @constant
             */
            Kind: "product";
            /** @description The product types that the word may mean, the most likely first. */
            Types: components["schemas"]["ProductType"][];
            Corrected: components["schemas"]["Corrected"];
        };
        /** @description The engine of the vehicle. Parts whose applications state another displacement come last. */
        EngineReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example engine
             * @constant
             */
            Kind: "engine";
            /**
             * @description Displacement; absent for cylinders, valves and fuel.
             * @example 1.8
             */
            Liters?: number;
        };
        /** @description What the text says of the part or of its vehicle beside names. Where the catalogue states it, parts that are known to be like that come first, and parts of which it states the opposite last. */
        TraitReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example trait
             * @constant
             */
            Kind: "trait";
            Trait: components["schemas"]["Trait"];
            /**
             * @description Whether the catalogue states this for any part; otherwise it has no effect.
             * @example true
             */
            Stated: boolean;
            /**
             * @description The diameter of the wheel.
             * @example 16
             */
            Inches?: number;
        };
        /** @description Measures of a part. */
        MeasuresReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example measures
             * @constant
             */
            Kind: "measures";
            /**
             * @description In mm, in the order of the text.
             * @example [
             *       279.7,
             *       21.6
             *     ]
             */
            Values: number[];
            /**
             * @description The unit in which the text states them.
             * @example mm
             * @enum {string}
             */
            Unit: "mm" | "in";
            /**
             * @description Whether the text does not state the unit.
             * @example true
             */
            Assumed: boolean;
        };
        /**
         * @description A vehicle identification number. What it says is absent where it is not known; cars for other markets than North America
         *     often have a maker and a country only.
         */
        VinReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example vin
             * @constant
             */
            Kind: "vin";
            /**
             * @description As it was read. It has no letters I, O and Q; they are read as 1 and 0.
             * @example 3N1AB7AP4FY900001
             */
            Vin: string;
            Corrected: components["schemas"]["Corrected"];
            Check_digit?: components["schemas"]["CheckDigit"];
            /**
             * @description Country of the manufacturer, ISO 3166.
             * @example MX
             */
            Country?: string;
            /**
             * @description Vehicle brand, as the catalogue names it if it has it; several are separated by ` / `.
             * @example Nissan
             */
            Maker?: string;
            /**
             * @description Models of the catalogue. Several if the number is ambiguous.
             * @example [
             *       "Sentra"
             *     ]
             */
            Models: string[];
            /**
             * @description The model in the VIN data, also if the catalogue does not have it; several are separated by ` / `.
             * @example Sentra
             */
            Source_model?: string;
            /**
             * @description Model year.
             * @example 2015
             */
            Year?: number;
            /**
             * @description Series.
             * @example ZRE172L
             */
            Series?: string;
            /**
             * @description Trim.
             * @example LE
             */
            Trim?: string;
            /**
             * @description Displacement of the engine in liters.
             * @example 1.8
             */
            Liters?: number;
            Fuel?: components["schemas"]["Fuel"];
            /**
             * @description Class of the permitted weight in the United States.
             * @example 1C
             */
            Weight_class?: string;
        };
        /** @description The frame number of a vehicle for the Japanese market. Its model code is unknown; where it is known, the reading is the model. */
        FrameNumberReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example frame_number
             * @constant
             */
            Kind: "frame_number";
        };
        /** @description A UPC, EAN or other GTIN. */
        GtinReading: components["schemas"]["TextPiece"] & {
            /**
             * @description The kind of reading.
             * @example gtin
             * @constant
             */
            Kind: "gtin";
            /**
             * @description Without spaces and hyphens.
             * @example 400000070018
             */
            Digits: string;
            Check_digit: components["schemas"]["CheckDigit"];
            /**
             * @description Whether a product has this number; absent for levels that may not see UPCs.
             * @example true
             */
            Known?: boolean;
        };
        /**
         * @description Whether the check digit is right. Absent in a VIN of a market that does not require one.
         * @example right
         * @enum {string}
         */
        CheckDigit: "right" | "wrong";
        /**
         * @description Whether the piece differs from the name that it was taken for in its spelling, or is another brand that sells the model.
         * @example false
         */
        Corrected: boolean;
        /**
         * @description The axle.
         * @example Front
         * @enum {string}
         */
        Axle: "Front" | "Rear";
        /** @description A vehicle model. */
        VehicleName: {
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            Maker: string;
            /**
             * @description Vehicle model.
             * @example Corolla Cross
             */
            Model: string;
        };
        /** @description A part and why it is suggested. */
        FoundPart: {
            /**
             * @description Our product code.
             * @example BR31338
             */
            XBP: string;
            Type: components["schemas"]["ProductType"];
            /**
             * @description Which kind of code matched, or that the part fits the vehicle or has the measures. Absent when an interchange or a UPC matched and the level may not see it.
             * @example fmsi
             * @enum {string}
             */
            Reason?: "customer" | "code" | "fmsi" | "interchange" | "upc" | "vehicle" | "measures";
            /**
             * @description How the code matched; absent without a code. `near` is a second attempt: no code matched.
             * @example exact
             * @enum {string}
             */
            Match?: "exact" | "prefix" | "contains" | "near";
            /**
             * @description The code that matched, as printed. Absent when it is an interchange or a UPC and the level may not see it.
             * @example D1200
             */
            Matched?: string;
            /**
             * @description Brand of the interchange that matched; absent otherwise.
             * @example FRENAX
             */
            Brand?: string;
            /**
             * @description How a near code differs from the text, as in `nearest-codes`; absent otherwise.
             * @example lookalike
             * @enum {string}
             */
            Difference?: "lookalike" | "swapped" | "family" | "spelling" | "ending";
            Detail: components["schemas"]["Bilingual"];
            /**
             * @description Main measures by column name, in mm, for the outline and the size.
             * @example {
             *       "OUTER_DIAM": 275,
             *       "THICKNESS": 22
             *     }
             */
            Measures: {
                [key: string]: number;
            };
            Fits?: components["schemas"]["FitsSummary"];
            Price?: components["schemas"]["HeadlinePrice"];
            /**
             * @description Whether any grade is certified.
             * @example true
             */
            Certified: boolean;
            Replaced_by?: components["schemas"]["ReplacingCodes"];
            Replaces?: components["schemas"]["Replacement"];
        };
        /** @description A search with its fields filled in. */
        PrefilledSearch: components["schemas"]["VehiclePrefill"] | components["schemas"]["ProductPrefill"] | components["schemas"]["MeasuresPrefill"] | components["schemas"]["CodesPrefill"];
        /** @description The search by vehicle. */
        VehiclePrefill: {
            /**
             * @description The kind of search.
             * @example vehicle
             * @constant
             */
            Kind: "vehicle";
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            Maker: string;
            /**
             * @description Vehicle model; every model without it.
             * @example Corolla
             */
            Model?: string;
            Years?: components["schemas"]["YearRange"];
            Type?: components["schemas"]["ProductType"];
            Position?: components["schemas"]["Axle"];
        };
        /** @description The screen of a product type. */
        ProductPrefill: {
            /**
             * @description The kind of search.
             * @example product
             * @constant
             */
            Kind: "product";
            Type: components["schemas"]["ProductType"];
        };
        /** @description The search by measures. */
        MeasuresPrefill: {
            /**
             * @description The kind of search.
             * @example measures
             * @constant
             */
            Kind: "measures";
            Type: components["schemas"]["MeasurableType"];
            /**
             * @description In mm, by column name.
             * @example {
             *       "OUTER_DIAM": 279.7,
             *       "THICKNESS": 21.6
             *     }
             */
            Values: {
                [key: string]: number;
            };
            /**
             * @description The unit to show.
             * @example mm
             * @enum {string}
             */
            Unit: "mm" | "in";
        };
        /** @description The list tool with these codes. */
        CodesPrefill: {
            /**
             * @description The kind of search.
             * @example codes
             * @constant
             */
            Kind: "codes";
            /**
             * @description As they are written, in the order of the text.
             * @example [
             *       "D1200",
             *       "BR31338"
             *     ]
             */
            Codes: string[];
            /**
             * @description The pieces of each code, in the same order; absent if the text has no quantities.
             * @example [
             *       4,
             *       2
             *     ]
             */
            Quantities?: number[];
        };
        /** @description The first vehicle that the product fits. Absent for levels that may not see applications. */
        FitsSummary: components["schemas"]["YearRange"] & {
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            Maker: string;
            /**
             * @description Vehicle model.
             * @example Corolla
             */
            Model: string;
            /**
             * @description How many applications there are.
             * @example 9
             */
            Count: number;
        };
        /** @description The first grade's price in one warehouse. Absent for levels that may not see prices. */
        HeadlinePrice: {
            ALMACEN: components["schemas"]["Warehouse"];
            /**
             * @description US dollars.
             * @example 38.4
             */
            Precio: number;
            Next_price?: components["schemas"]["NextPrice"];
            Stock?: components["schemas"]["Stock"];
        };
        /** @description The next price; absent if none begins within 30 days. */
        NextPrice: {
            /**
             * @description US dollars.
             * @example 39.9
             */
            amount: number;
            /**
             * Format: date
             * @description Its first day at the warehouse.
             * @example 2026-12-01
             */
            from: string;
        };
        /** @description Prices that begin within 30 days; absent if there are none. */
        NextPrices: (components["schemas"]["NextPrice"] & {
            warehouse: components["schemas"]["Warehouse"];
            /**
             * @description Price column.
             * @example HIGH PERFORMANCE
             */
            grade: string;
        })[];
        /**
         * @description Present if `price-history` has more than one price of a grade and warehouse.
         * @example true
         * @constant
         */
        HasPriceHistory: true;
        /** @description Every price of a product that was, is or will be valid at the caller's warehouses. */
        PriceHistory: {
            /**
             * @description Our code.
             * @example BR31338
             */
            code: string;
            /** @description By first day. */
            prices: {
                /**
                 * @description Price column.
                 * @example HIGH PERFORMANCE
                 */
                grade: string;
                warehouse: components["schemas"]["Warehouse"];
                /**
                 * @description US dollars; 0 is on request.
                 * @example 38.4
                 */
                amount: number;
                /**
                 * Format: date
                 * @description Its first day at the warehouse; absent if it has always been valid until the next one.
                 * @example 2026-12-01
                 */
                from?: string;
                /**
                 * @description Whether it is valid today at the warehouse.
                 * @example true
                 */
                isCurrent: boolean;
            }[];
        };
        /** @description What the warehouse of a price has. Absent where that is not known, and for callers who may not see prices. */
        Stock: {
            /**
             * @description In words.
             * @example inStock
             * @enum {string}
             */
            state: "inStock" | "low" | "none";
            /**
             * @description Pieces. Absent where it is not known, and for accounts that see words only.
             * @example 48
             */
            quantity?: number;
            /**
             * Format: date
             * @description When more arrive.
             * @example 2026-12-09
             */
            expected?: string;
            /**
             * Format: date-time
             * @description Of which time this is.
             * @example 2026-11-29T10:40:00Z
             */
            asOf: string;
            /**
             * @description Whether it is younger than the limit that administrators set.
             * @example true
             */
            isCurrent: boolean;
            /** @description The caller's other warehouses that have it now. Absent if there are none. */
            elsewhere?: components["schemas"]["Warehouse"][];
        };
        /**
         * @description What tells parts apart.
         * @example wheelSize
         * @enum {string}
         */
        DecidingField: "axle" | "year" | "month" | "submodel" | "engine" | "drive" | "wheelSize" | "abs" | "rearBrake" | "brakeSystem" | "side" | "wearSensor" | "holes" | "thickness" | "drumDiameter" | "outerDiameter" | "sizeMm" | "length1" | "length" | "width1" | "drumWidth";
        /** @description The question that tells parts apart best. Each answer leaves fewer parts, or all of them for a person who does not know. */
        DecidingQuestion: {
            field: components["schemas"]["DecidingField"];
            choices: {
                /**
                 * @description As the parameter of this field; mm for measures.
                 * @example 15
                 */
                value: string;
                /**
                 * @description The last one of a range of years or months.
                 * @example 2011
                 */
                upTo?: string;
                /**
                 * @description How many parts it leaves.
                 * @example 1
                 */
                count: number;
            }[];
        };
        /**
         * @description How far what is known of the vehicle decides. `none`: no part fits; `one`: one part fits; `all`: several fit, which the catalogue
         *     does not distinguish; `unstated`: the catalogue does not state which of them fits; `open`: there is a question.
         */
        Deciding: {
            /**
             * @example open
             * @enum {string}
             */
            outcome: "none" | "one" | "all" | "unstated" | "open";
            /**
             * @description How many parts fit.
             * @example 2
             */
            count: number;
            /**
             * @description How many parts for other versions of the vehicle there are.
             * @example 1
             */
            contradicted: number;
            question?: components["schemas"]["DecidingQuestion"];
        };
        /** @description The parts of a vehicle that fit what is known of it. */
        DecideAnswer: components["schemas"]["Deciding"] & {
            /** @description The parts that fit, each code once. */
            parts: components["schemas"]["PartSummary"][];
        };
        /** @description What the catalogue states about parts on a vehicle. */
        FitsAnswer: {
            parts: {
                /**
                 * @description Our product code.
                 * @example D1200
                 */
                code: string;
                /**
                 * @description Whether the part fits the vehicle.
                 * @example true
                 */
                fits: boolean;
            }[];
        };
        /** @description A vehicle and what is known of it, as the parameters of `fits`. */
        KnownVehicle: {
            /**
             * @description Vehicle brand.
             * @example Chevrolet
             */
            maker: string;
            /**
             * @description Vehicle model.
             * @example Aveo
             */
            model: string;
            /**
             * @description First model year.
             * @example 2009
             */
            from?: string;
            /**
             * @description Last model year.
             * @example 2009
             */
            to?: string;
            /**
             * @description Submodel as the applications of a kind of part have it.
             * @example E140
             */
            submodel?: string;
            /**
             * @description Month of the year.
             * @example 6
             */
            month?: string;
            /**
             * @description Engine as a choice names it.
             * @example 1.6 L
             */
            engine?: string;
            /**
             * @description Driven wheels.
             * @example 4x4
             * @enum {string}
             */
            drive?: "4x2" | "4x4";
            /**
             * @description Inches.
             * @example 15
             */
            wheelSize?: string;
            /**
             * @description Whether the vehicle has ABS.
             * @example yes
             * @enum {string}
             */
            abs?: "yes" | "no";
            /**
             * @description Brake of the rear axle.
             * @example Drum
             * @enum {string}
             */
            rearBrake?: "Disc" | "Drum";
        };
        /**
         * @description A part that belongs with this one. `required`, `recommended`: to be ordered with it; `contains`: part of it, which is a set;
         *     `requiredBy`, `partOf`: the other directions; `matchedPair`: both directions.
         */
        RelatedPart: {
            /**
             * @description Code of the other part.
             * @example H5678
             */
            code: string;
            family: components["schemas"]["Family"];
            /**
             * @description What the other part is to this one.
             * @example required
             * @enum {string}
             */
            kind: "required" | "recommended" | "matchedPair" | "contains" | "requiredBy" | "partOf";
            /**
             * @description How many of the related part one part needs.
             * @example 1
             */
            quantity: number;
            note?: components["schemas"]["Bilingual"];
        };
        /** @description The parts for one axle of a vehicle. */
        Job: {
            /** @description Of the prices; absent for callers without prices. */
            warehouse?: components["schemas"]["Warehouse"];
            /** @description In the order of the job; groups without a part are absent. */
            groups: components["schemas"]["JobGroup"][];
            /**
             * @description The families of each group for which the catalogue has no part.
             * @example [
             *       [
             *         "brake_fluids"
             *       ]
             *     ]
             */
            missing: components["schemas"]["Family"][][];
        };
        /** @description The parts of a job of which one is needed, and how far what is known of the vehicle decides. */
        JobGroup: components["schemas"]["Deciding"] & {
            /**
             * @description Whose parts the group may have.
             * @example [
             *       "brake_pads",
             *       "brake_shoes"
             *     ]
             */
            families: components["schemas"]["Family"][];
            /**
             * @description Of wheel cylinders that differ by side; absent otherwise.
             * @example Left
             * @enum {string}
             */
            side?: "Left" | "Right";
            /**
             * @description `main`: the job itself; `required`, `recommended`: with a part of the job, as the relations state; `optional`: the parts fit the vehicle.
             * @example main
             * @enum {string}
             */
            need: "main" | "required" | "recommended" | "optional";
            /** @description The parts that fit, each code once. */
            parts: components["schemas"]["JobPart"][];
        };
        /** @description A part of a job. */
        JobPart: components["schemas"]["PartSummary"] & {
            /**
             * @description Pieces, or sets of pads and shoes, for the axle.
             * @example 2
             */
            quantity: number;
            /**
             * @description Whether the catalogue states the quantity; otherwise it is the usual one.
             * @example true
             */
            isQuantityStated: boolean;
            /** @description Per piece in the warehouse of the job, by grade. Absent for callers without prices of the family. */
            prices?: {
                /**
                 * @description Price column.
                 * @example CERAMIC PLUS
                 */
                grade: string;
                /**
                 * @description US dollars; 0 is on request.
                 * @example 38.4
                 */
                amount: number;
                stock?: components["schemas"]["Stock"];
            }[];
            /** @description Parts of the job with which this one belongs. */
            belongsWith: {
                /**
                 * @description Code of the other part.
                 * @example D1200
                 */
                code: string;
                /**
                 * @description What this part is to the other one.
                 * @example required
                 * @enum {string}
                 */
                kind: "required" | "recommended" | "matchedPair" | "partOf";
                note?: components["schemas"]["Bilingual"];
            }[];
        };
        /** @description A text, and what of its results is wanted. */
        FindByText: {
            /**
             * @description As typed, pasted or scanned.
             * @example discos delanteros corolla 2015
             */
            text: string;
            /** @description The text is a code of this section. Nothing else is read, so there are only hits and near codes. */
            section?: components["schemas"]["SectionName"];
            /** @description Only hits of this family; the others are counted. */
            family?: components["schemas"]["Family"];
            /**
             * @description Maximum number of hits; 25 when absent. Exact matches are never cut.
             * @example 25
             */
            limit?: number;
            /** @description Of the prices; the first one that the caller sees by default, also if it does not see this one. */
            warehouse?: components["schemas"]["Warehouse"];
            /** @description Answers to the questions of `deciding` that the text does not contain. The last one of a field counts. */
            answers?: {
                field: components["schemas"]["DecidingField"];
                /**
                 * @description A value of a choice, or `unknown`.
                 * @example unknown
                 */
                value: string;
            }[];
        };
        /** @description What a text means, and everything that it finds. */
        Finding: {
            /** @description The readings, in the order of the text; they do not overlap. */
            understood: components["schemas"]["UnderstoodPiece"][];
            /** @description The rest of the text without filler words. */
            notUnderstood: components["schemas"]["Piece"][];
            /** @description Suggested parts, the best first. */
            parts: components["schemas"]["PartSummary"][];
            /** @description Of one kind of part for one model. `parts` has those that fit, also without the others. Absent for other texts. */
            deciding?: components["schemas"]["Deciding"];
            /** @description Parts for other versions of the vehicle than the text states. Absent without `deciding`. */
            contradicted?: components["schemas"]["PartSummary"][];
            /** @description The one model that the text names, with what the text and the answers state of it. Absent for other texts. */
            vehicle?: components["schemas"]["KnownVehicle"];
            /** @description The prefilled searches that the text leads to, the most likely first. */
            searches: components["schemas"]["Prefill"][];
            /** @description The parts with a code that the text is, begins or contains, as in `Search_By_Code`. */
            hits: {
                /** @description The best match first. */
                parts: components["schemas"]["PartWithCode"][];
                /**
                 * @description Number of matches of the family, or of all families, without the limit.
                 * @example 12
                 */
                total: number;
                /** @description Number of matches of each family, whichever was asked for; the largest first. */
                families: {
                    family: components["schemas"]["Family"];
                    /**
                     * @description As in `total`.
                     * @example 8
                     */
                    count: number;
                }[];
            };
            /** @description Where there are no hits: the parts with a code similar to the text, or to the piece of it that has no other meaning, the closest first. */
            near: components["schemas"]["PartNearCode"][];
            nearest?: components["schemas"]["Nearest"];
        };
        /** @description What comes closest to a text that found no parts, by each of its readings; absent where the text found some, or leads to a search that needs no parts. */
        Nearest: {
            /** @description Of the vehicle in the text: the years with parts of the wanted kind and axle, by generation, the closest to the stated years first. */
            vehicles: {
                /**
                 * @description The generation, as the catalogue names it; null if it names none.
                 * @example E140
                 */
                submodel: string | null;
                years: components["schemas"]["Years"];
            }[];
            /** @description Where the model was not understood, or has no parts: models of the maker that have some, the most similar name first. */
            models: string[];
            /** @description Where the text states measures: the parts with the closest ones, the closest first. */
            parts: components["schemas"]["PartSummary"][];
        };
        /** @description A search without parts. */
        SearchReport: {
            /**
             * @description As it was searched.
             * @example tambores aveo 1995
             */
            text: string;
            /** @description The warehouse whose prices were shown. */
            warehouse?: components["schemas"]["Warehouse"];
        };
        /** @description Vehicles with several parts that no question tells apart. */
        UndecidedVehicles: {
            /**
             * @description Without the limit.
             * @example 12
             */
            total: number;
            /** @description By brand and model. */
            vehicles: components["schemas"]["UndecidedVehicle"][];
        };
        /** @description A vehicle with several parts of a kind and axle. */
        UndecidedVehicle: {
            /**
             * @description Vehicle brand.
             * @example Suzuki
             */
            maker: string;
            /**
             * @description Vehicle model.
             * @example Swift
             */
            model: string;
            /**
             * @description Null for all.
             * @example ZC/ZD
             */
            submodel: string | null;
            /**
             * @description Null for all.
             * @example 1.6 L
             */
            engine: string | null;
            /**
             * @description Null for both, or if it is not stated.
             * @example rear
             * @enum {string|null}
             */
            axle: "front" | "rear" | null;
            family: components["schemas"]["Family"];
            years: components["schemas"]["Years"];
            /**
             * @description The parts that fit alike.
             * @example [
             *       "BD31353",
             *       "BD31354"
             *     ]
             */
            codes: string[];
        };
        /** @description What searches did not find. */
        UnansweredSearches: {
            /**
             * @description Without the limit.
             * @example 37
             */
            total: number;
            /** @description The most wanted first. */
            searches: components["schemas"]["UnansweredSearch"][];
        };
        /** @description What searches without parts asked for, and how often. */
        UnansweredSearch: {
            /**
             * @description Of this combination.
             * @example 5f0c8f8e
             */
            id: string;
            outcome: components["schemas"]["SearchOutcome"];
            /**
             * @description Vehicle brand.
             * @example Chevrolet
             */
            maker: string | null;
            /**
             * @description Vehicle model.
             * @example Aveo
             */
            model: string | null;
            /**
             * @description Model year.
             * @example 1995
             */
            year: number | null;
            /** @description The kind of part. */
            family: components["schemas"]["Family"] | null;
            /** @description The axle. */
            axle: components["schemas"]["AxleName"] | null;
            /**
             * @description The code in upper-case letters and digits.
             * @example KPD1260
             */
            code: string | null;
            /** @description The warehouse whose prices were shown. */
            warehouse: components["schemas"]["Warehouse"] | null;
            /**
             * @description Number of searches.
             * @example 12
             */
            searches: number;
            /**
             * @description Number of callers who asked for it after the search.
             * @example 2
             */
            reports: number;
            /**
             * Format: date
             * @description The last day, UTC.
             * @example 2026-11-22
             */
            lastDay: string;
        };
        /**
         * @description What the search led to: `no_parts` for a vehicle or measures without parts, `unknown_code`, `similar_codes` for an unknown code
         *     with similar ones, `not_understood` for a text with unknown words.
         * @example no_parts
         * @enum {string}
         */
        SearchOutcome: "no_parts" | "unknown_code" | "similar_codes" | "not_understood";
        /** @description A piece of the text. */
        Piece: {
            /**
             * @description As it is written.
             * @example corolla
             */
            text: string;
            /**
             * @description Place of its first character, in UTF-16 units from 0.
             * @example 18
             */
            from: number;
            /**
             * @description Place behind its last character.
             * @example 25
             */
            to: number;
        };
        /** @description A piece of the text and what it means. */
        UnderstoodPiece: components["schemas"]["NumberPiece"] | components["schemas"]["BrandPiece"] | components["schemas"]["MakerPiece"] | components["schemas"]["ModelPiece"] | components["schemas"]["ChassisPiece"] | components["schemas"]["YearsPiece"] | components["schemas"]["AxlePiece"] | components["schemas"]["ProductPiece"] | components["schemas"]["UnsoldPiece"] | components["schemas"]["OtherMakerPiece"] | components["schemas"]["TraitPiece"] | components["schemas"]["MeasuresPiece"] | components["schemas"]["VinPiece"] | components["schemas"]["GtinPiece"];
        /** @description A code that the catalogue knows, the frame number of a vehicle for the Japanese market, or an engine. */
        NumberPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading. A frame number whose model code is known is a model instead.
             * @example code
             * @enum {string}
             */
            kind: "code" | "frame_number" | "engine";
        };
        /** @description A brand of parts. */
        BrandPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example brand
             * @constant
             */
            kind: "brand";
            /**
             * @description Its name in the interchanges.
             * @example FRENAX
             */
            brand: string;
        };
        /** @description A vehicle brand. */
        MakerPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example maker
             * @constant
             */
            kind: "maker";
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            maker: string;
            isCorrected: components["schemas"]["Corrected"];
            /**
             * @description The models that most parts fit, where the text names none.
             * @example [
             *       "Corolla",
             *       "Hilux"
             *     ]
             */
            models: string[];
        };
        /** @description A vehicle model. The piece may name its brand too. */
        ModelPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example model
             * @constant
             */
            kind: "model";
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            maker: string;
            /**
             * @description Vehicle model.
             * @example Corolla
             */
            model: string;
            isCorrected: components["schemas"]["Corrected"];
            /** @description Other models that the piece may mean, the most likely first. */
            others: {
                /**
                 * @description Vehicle brand.
                 * @example Toyota
                 */
                maker: string;
                /**
                 * @description Vehicle model.
                 * @example Corolla Cross
                 */
                model: string;
            }[];
            /**
             * @description The generation that a trade name or a chassis alone names, as the applications have it.
             * @example B13
             */
            submodel?: string;
        };
        /** @description A submodel or chassis of the model, which limits the years. */
        ChassisPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example chassis
             * @constant
             */
            kind: "chassis";
            /**
             * @description As the applications have it.
             * @example B13
             */
            submodel: string;
            years: components["schemas"]["Years"];
        };
        /** @description A model year, or a range of them. */
        YearsPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example years
             * @constant
             */
            kind: "years";
            years: components["schemas"]["Years"];
            /** @description The months of the year that the text states. */
            months?: {
                /** @example 6 */
                from: number;
                /** @example 6 */
                to: number;
            };
            /** @description The vehicle that the text names was not built in these years, so no parts are suggested for it. */
            conflict?: {
                /**
                 * @description The piece that names the vehicle, as typed.
                 * @example b15
                 */
                name: string;
                built: components["schemas"]["Years"];
            };
        };
        /** @description An axle. */
        AxlePiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example axle
             * @constant
             */
            kind: "axle";
            axle: components["schemas"]["AxleName"];
        };
        /** @description A kind of product. */
        ProductPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example product
             * @constant
             */
            kind: "product";
            /** @description The families that the word may mean, the most likely first. */
            families: components["schemas"]["Family"][];
            isCorrected: components["schemas"]["Corrected"];
        };
        /** @description A kind of part that the catalogue does not have, such as shock absorbers. Where the text names no other kind, no parts are suggested, and the searches lead to the brake parts of its vehicle. */
        UnsoldPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example unsold
             * @constant
             */
            kind: "unsold";
        };
        /** @description A vehicle brand that the catalogue does not have. No vehicle is read beside it, and no parts are suggested. */
        OtherMakerPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example other_maker
             * @constant
             */
            kind: "other_maker";
            /**
             * @description Its name.
             * @example Jetour
             */
            name: string;
        };
        /** @description What the text says of the part or of its vehicle beside names. Where the catalogue states it, parts that are known to be like that come first, and parts of which it states the opposite last. */
        TraitPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example trait
             * @constant
             */
            kind: "trait";
            trait: components["schemas"]["Trait"];
            /**
             * @description Whether the catalogue states this for any part; otherwise it has no effect.
             * @example true
             */
            isStated: boolean;
            /**
             * @description The diameter of the wheel.
             * @example 16
             */
            inches?: number;
        };
        /** @description Measures of a part. */
        MeasuresPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example measures
             * @constant
             */
            kind: "measures";
            /**
             * @description In mm, in the order of the text, without the labeled ones.
             * @example [
             *       279.7,
             *       21.6
             *     ]
             */
            values: number[];
            /** @description Measures that the text names: `22 mm de espesor`, `5 holes`. Absent if it names none. */
            labeled?: {
                /**
                 * @description What is measured.
                 * @example thickness
                 * @enum {string}
                 */
                name: "holes" | "boltCircle" | "thickness" | "height" | "centerBore" | "diameter" | "width" | "length";
                /**
                 * @description In mm, or a number of holes.
                 * @example 22
                 */
                value: number;
            }[];
            /**
             * @description The unit in which the text states them.
             * @example mm
             * @enum {string}
             */
            unit: "mm" | "in";
            /**
             * @description Whether the text does not state the unit.
             * @example true
             */
            isAssumed: boolean;
        };
        /** @description A vehicle identification number, also without its last characters. What it says is absent where it is not known; cars for other markets than North America often have a maker and a country only. */
        VinPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example vin
             * @constant
             */
            kind: "vin";
            /**
             * @description As it was read. It has no letters I, O and Q; they are read as 1 and 0.
             * @example 3N1AB7AP4FY900001
             */
            vin: string;
            isCorrected: components["schemas"]["Corrected"];
            /**
             * @description How many of the 17 characters the text does not have; absent if it has all. Such a number has no check digit.
             * @example 6
             */
            missing?: number;
            checkDigit?: components["schemas"]["CheckDigit"];
            /**
             * @description Country of the manufacturer, ISO 3166.
             * @example MX
             */
            country?: string;
            /**
             * @description Vehicle brand, as the catalogue names it if it has it; several are separated by ` / `.
             * @example Nissan
             */
            maker?: string;
            /**
             * @description Models of the catalogue. Several if the number is ambiguous.
             * @example [
             *       "Sentra"
             *     ]
             */
            models: string[];
            /**
             * @description The model in the VIN data, also if the catalogue does not have it; several are separated by ` / `.
             * @example Sentra
             */
            sourceModel?: string;
            /**
             * @description Model year.
             * @example 2015
             */
            year?: number;
            /**
             * @description Series.
             * @example ZRE172L
             */
            series?: string;
            /**
             * @description Trim.
             * @example LE
             */
            trim?: string;
            /**
             * @description Displacement of the engine in liters.
             * @example 1.8
             */
            liters?: number;
            fuel?: components["schemas"]["Fuel"];
            /**
             * @description Class of the permitted weight in the United States.
             * @example 1C
             */
            weightClass?: string;
        };
        /** @description A UPC, EAN or other GTIN. */
        GtinPiece: components["schemas"]["Piece"] & {
            /**
             * @description The kind of reading.
             * @example gtin
             * @constant
             */
            kind: "gtin";
            /**
             * @description Without spaces and hyphens.
             * @example 400000070018
             */
            digits: string;
            checkDigit: components["schemas"]["CheckDigit"];
            /**
             * @description Whether a product has this number; absent for levels that may not see UPCs.
             * @example true
             */
            isKnown?: boolean;
        };
        /** @description First and last model year. */
        Years: {
            /**
             * @description First model year.
             * @example 2009
             */
            from: number;
            /**
             * @description Last model year; null while it is still built.
             * @example 2013
             */
            to: number | null;
        };
        /**
         * @description The axle.
         * @example front
         * @enum {string}
         */
        AxleName: "front" | "rear";
        /**
         * @description A family of products, by its table.
         * @example brake_rotors
         * @enum {string}
         */
        Family: "brake_pads" | "brake_shoes" | "brake_lining" | "brake_rotors" | "brake_drums" | "wheel_cylinders" | "master_cylinders" | "hardware" | "caliper_kits" | "pistons" | "cylinder_cups" | "brake_fluids";
        /** @description A part in a list, and why it is there. */
        PartSummary: {
            /**
             * @description Our product code.
             * @example BR31338
             */
            code: string;
            family: components["schemas"]["Family"];
            /**
             * @description Which kind of code matched, or that the part fits the vehicle or has the measures. Absent when an interchange or a UPC matched and the level may not see it.
             * @example fmsi
             * @enum {string}
             */
            reason?: "customer" | "code" | "fmsi" | "interchange" | "upc" | "vehicle" | "measures";
            /**
             * @description How the code matched; absent without a code. `near` is a second attempt: no code matched.
             * @example exact
             * @enum {string}
             */
            match?: "exact" | "prefix" | "contains" | "near";
            /**
             * @description The code that matched, as printed. Absent when it is an interchange or a UPC and the level may not see it.
             * @example D1200
             */
            matched?: string;
            /**
             * @description Brand of the interchange that matched; absent otherwise.
             * @example FRENAX
             */
            brand?: string;
            difference?: components["schemas"]["CodeDifference"];
            detail: components["schemas"]["Bilingual"];
            measures: components["schemas"]["MeasuresByField"];
            /** @description The first vehicle that the product fits. Absent for levels that may not see applications. */
            fits?: {
                /**
                 * @description Vehicle brand.
                 * @example Toyota
                 */
                maker: string;
                /**
                 * @description Vehicle model.
                 * @example Corolla
                 */
                model: string;
                years: components["schemas"]["Years"];
                qualifiers?: components["schemas"]["Qualifiers"];
                /**
                 * @description How many applications there are.
                 * @example 9
                 */
                count: number;
            };
            /** @description The first grade's price in one warehouse. Absent for levels that may not see prices. */
            price?: {
                warehouse: components["schemas"]["Warehouse"];
                /**
                 * @description US dollars.
                 * @example 38.4
                 */
                amount: number;
                next?: components["schemas"]["NextPrice"];
                stock?: components["schemas"]["Stock"];
            };
            /**
             * @description Whether any grade is certified.
             * @example true
             */
            certified: boolean;
            replacedBy?: components["schemas"]["ReplacingCodes"];
            /** @description How the text, an old code, leads to the part. Absent otherwise. */
            replaces?: components["schemas"]["Replacement"];
        };
        /** @description A part with a code that matches. Its reason is `code` in place of an interchange that the level may not see. */
        PartWithCode: components["schemas"]["PartSummary"] & {
            /**
             * @description How the code matched.
             * @example exact
             * @enum {string}
             */
            match: "exact" | "prefix" | "contains";
            reason: components["schemas"]["CodeReason"];
        };
        /** @description A part with a code similar to the text. */
        PartNearCode: components["schemas"]["PartSummary"] & {
            /**
             * @description How the code matched.
             * @example near
             * @constant
             */
            match: "near";
            reason: components["schemas"]["CodeReason"];
            /**
             * @description The code that comes close, as printed.
             * @example BR31338
             */
            matched: string;
            difference: components["schemas"]["CodeDifference"];
        };
        /**
         * @description How a near code differs from the text: characters that look alike, two characters swapped, the family's letters left out, one or two other characters, or characters after the code. Absent otherwise.
         * @example lookalike
         * @enum {string}
         */
        CodeDifference: "lookalike" | "swapped" | "family" | "spelling" | "ending";
        /**
         * @description Which kind of code matched.
         * @example fmsi
         * @enum {string}
         */
        CodeReason: "customer" | "code" | "fmsi" | "interchange";
        /**
         * @description In mm, by field of the family's table.
         * @example {
         *       "outerDiameter": 275,
         *       "thickness": 22
         *     }
         */
        MeasuresByField: {
            [key: string]: number;
        };
        /** @description A search with its fields filled in. */
        Prefill: components["schemas"]["VehicleSearch"] | components["schemas"]["FamilyScreen"] | components["schemas"]["MeasureSearch"] | components["schemas"]["CodeListScreen"];
        /** @description The search by vehicle. */
        VehicleSearch: {
            /**
             * @description The kind of search.
             * @example vehicle
             * @constant
             */
            kind: "vehicle";
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            maker: string;
            /**
             * @description Vehicle model; null for every model.
             * @example Corolla
             */
            model: string | null;
            /** @description Model years; null for all. */
            years: components["schemas"]["Years"] | null;
            /** @description Family; null for all. */
            family: components["schemas"]["Family"] | null;
            /** @description Axle; null for both. */
            axle: components["schemas"]["AxleName"] | null;
        };
        /** @description The screen of a family. */
        FamilyScreen: {
            /**
             * @description The kind of search.
             * @example product
             * @constant
             */
            kind: "product";
            family: components["schemas"]["Family"];
        };
        /** @description The search by measures. */
        MeasureSearch: {
            /**
             * @description The kind of search.
             * @example measures
             * @constant
             */
            kind: "measures";
            family: components["schemas"]["Family"];
            values: components["schemas"]["MeasuresByField"];
            /**
             * @description The unit to show.
             * @example mm
             * @enum {string}
             */
            unit: "mm" | "in";
        };
        /** @description The list tool with these codes. */
        CodeListScreen: {
            /**
             * @description The kind of search.
             * @example codes
             * @constant
             */
            kind: "codes";
            /** @description In the order of the text. A single code has a quantity. */
            codes: {
                /**
                 * @description As it is written.
                 * @example D1200
                 */
                code: string;
                /**
                 * @description Pieces.
                 * @example 4
                 */
                quantity: number;
            }[];
        };
        /**
         * @description The trait; `wheel` is the diameter of the wheel.
         * @example ventilated
         * @enum {string}
         */
        Trait: "solid" | "ventilated" | "drilled" | "slotted" | "semi_metallic" | "ceramic" | "organic" | "without_sensor" | "with_sensor" | "without_abs" | "with_abs" | "four_wheel_drive" | "two_wheel_drive" | "left" | "right" | "rear_drum" | "rear_disc" | "wheel";
        /**
         * @description Fuel; `flex` is gasoline with any share of ethanol.
         * @example gasoline
         * @enum {string}
         */
        Fuel: "gasoline" | "diesel" | "flex" | "ethanol" | "gas" | "electric" | "hydrogen";
        /** @description Hardware kits. */
        HardwareSearchAnswer: {
            /** @description One entry per kit and brake. */
            Data: components["schemas"]["HardwareHit"][];
        };
        /** @description A hardware kit and a brake that it serves. */
        HardwareHit: {
            /**
             * @description Our hardware code.
             * @example H5678
             */
            XBP: string;
            /**
             * @description Code of the brake.
             * @example D1200
             */
            BRAKE: string;
            /**
             * @description Kind of hardware.
             * @example Pad fitting kit
             */
            Type: string;
        };
        /** @description Applications of hardware. */
        HardwareApplicationAnswer: {
            /** @description One entry per application. */
            Data: components["schemas"]["HardwareApplication"][];
        };
        /** @description A vehicle that a hardware kit fits. Price columns per warehouse are absent for levels that may not see prices. */
        HardwareApplication: components["schemas"]["YearRange"] & {
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            Maker: string;
            /**
             * @description Vehicle model.
             * @example Corolla
             */
            Model: string;
            /**
             * @description Axle.
             * @example front
             * @enum {string}
             */
            "Application Type": "Rear" | "front";
            /**
             * @description Our hardware code.
             * @example H5678
             */
            Codigo: string;
            /**
             * @description The kit's location on the brake.
             * @example Caliper bracket
             */
            Location: string;
            /**
             * @description Kind of hardware.
             * @example Pad fitting kit
             */
            "Hardware Type": string;
            /**
             * @description Price in US dollars.
             * @example 4.2
             */
            MIAMI?: number;
            /**
             * @description Price in US dollars.
             * @example 4.8
             */
            VENEZUELA?: number;
            /**
             * @description Price in US dollars.
             * @example 4.3
             */
            PANAMA?: number;
            /**
             * @description Price in US dollars.
             * @example 4.5
             */
            COLOMBIA?: number;
            /**
             * @description Price in US dollars.
             * @example 3.1
             */
            PLANTA?: number;
            /**
             * @description Price in US dollars.
             * @example 4.4
             */
            MEXICO?: number;
            /**
             * @description Price in US dollars.
             * @example 4.6
             */
            CETAM?: number;
            Next_prices?: components["schemas"]["NextPrices"];
            /** @description What the warehouses have; in a kit's answer, its prices have it. Absent where it is not known. */
            Stock?: components["schemas"]["StockOfGrade"][];
        };
        /** @description A hardware kit. */
        HardwareInfo: {
            /**
             * @description Our hardware code.
             * @example H5678
             */
            Codigo: string;
            /**
             * @description The product type.
             * @example Hardware
             * @constant
             */
            Type: "Hardware";
            /** @description The brakes that the kit serves. */
            Brakes: {
                /** @description One entry per brake. */
                Data: {
                    /**
                     * @description Code of the brake.
                     * @example D1200
                     */
                    BRAKE: string;
                    /**
                     * @description Kind of hardware.
                     * @example Pad fitting kit
                     */
                    TIPO: string;
                    /**
                     * @description The kit's location on the brake.
                     * @example Caliper bracket
                     */
                    UBICACION: string;
                }[];
            };
            /** @description Absent for levels that may not see prices. */
            Prices?: {
                Fields: components["schemas"]["ColumnNames"];
                /** @description One entry per warehouse. */
                Data: {
                    Warehouse: components["schemas"]["Warehouse"];
                    /**
                     * @description US dollars.
                     * @example 4.2
                     */
                    Price: number;
                    Next_price?: components["schemas"]["NextPrice"];
                    Stock?: components["schemas"]["Stock"];
                }[];
            };
            /** @description The vehicles; absent for levels that may not see applications. */
            Applications?: {
                /** @description One entry per application. */
                Data: components["schemas"]["HardwareApplication"][];
            };
        };
        /** @description Vehicles that a text names. */
        VehicleNamesAnswer: {
            /** @description One entry per brand, or per brand and model. */
            Data: {
                /**
                 * @description Vehicle brand.
                 * @example Toyota
                 */
                Maker: string;
                /**
                 * @description Vehicle model; null when the text names the brand only.
                 * @example Corolla
                 */
                Model: string | null;
            }[];
        };
        /** @description Products of a section by vehicle. */
        ApplicationSearchAnswer: {
            Columnas: components["schemas"]["ColumnNames"];
            /**
             * @description Brake pads and shoes: From, To, Front, Rear, observation. Rotors and drums: From, To, SubModel,
             *     FRONT_DISC, REAR_DISC; a drum is in the column of its axle. Cylinders: FROM, TO, SubModel,
             *     LEFT, RIGHT, MASTER. Maker, Model and SubModel are in every row; a code is null where the
             *     catalogue has none. A row also has the columns that narrow its vehicle, such as WHEEL_SIZE, where they have a value.
             */
            Data: components["schemas"]["Row"][];
            /** @description The products in the rows, by code. */
            Products?: {
                [key: string]: {
                    Type: components["schemas"]["ProductType"];
                    /**
                     * @description Main measures by column name, in mm, for the outline.
                     * @example {
                     *       "LENGTH1": 131.5,
                     *       "WIDTH1": 52.4
                     *     }
                     */
                    Measures: {
                        [key: string]: number;
                    };
                    Price?: components["schemas"]["HeadlinePrice"];
                    Replaced_by?: components["schemas"]["ReplacingCodes"];
                };
            };
        };
        /** @description Products of every section by vehicle. */
        GlobalApplicationAnswer: {
            /**
             * @description Number of matching rows; at most 5000 are returned.
             * @example 1
             */
            Total: number;
            /** @description One entry per product and year range. */
            Data: components["schemas"]["GlobalApplication"][];
        };
        /** @description A product that fits a vehicle. */
        GlobalApplication: components["schemas"]["YearRange"] & {
            Type: components["schemas"]["ProductType"];
            /**
             * @description Vehicle brand.
             * @example Toyota
             */
            Maker: string;
            /**
             * @description Vehicle model.
             * @example Corolla
             */
            Model: string;
            /**
             * @description Vehicle submodel.
             * @example XRS
             */
            SubModel?: string | null;
            /**
             * @description Our product code.
             * @example BR31338
             */
            Codigo: string;
            /**
             * @description Short description in English.
             * @example Brake Rotors, ventilated, front
             */
            Producto: string;
            Detail?: components["schemas"]["Bilingual"];
            /**
             * @description Axle.
             * @example Front
             */
            Position: string | null;
            /**
             * @description Main measures by column name, in mm, for the outline and the size.
             * @example {
             *       "OUTER_DIAM": 275,
             *       "THICKNESS": 22
             *     }
             */
            Measures?: {
                [key: string]: number;
            };
            Price?: components["schemas"]["HeadlinePrice"];
            Qualifiers?: components["schemas"]["Qualifiers"];
            Replaced_by?: components["schemas"]["ReplacingCodes"];
        };
        /** @description What narrows an application beyond its vehicle, years and axle. A product fits every value of a field that is missing. */
        Qualifiers: {
            /**
             * @description Month of the first year.
             * @example 6
             */
            monthFrom?: number;
            /**
             * @description Month of the last year.
             * @example 3
             */
            monthTo?: number;
            /**
             * @description 4x2 or 4x4.
             * @example 4x4
             */
            drive?: string;
            /**
             * @description Inches, separated by commas if several fit.
             * @example 15, 16
             */
            wheelSize?: string;
            /**
             * @description Maker of the brake.
             * @example ATE
             */
            brakeSystem?: string;
            /**
             * @description With or without ABS.
             * @example true
             */
            abs?: boolean;
            /**
             * @description With or without a wear sensor.
             * @example true
             */
            wearSensor?: boolean;
            /**
             * @description Disc or Drum.
             * @example Drum
             */
            rearBrake?: string;
            /**
             * @description Pieces per vehicle.
             * @example 2
             */
            quantity?: number;
            /**
             * @description Note in English.
             * @example Vented disc only.
             */
            noteEn?: string;
            /**
             * @description Note in Spanish.
             * @example Solo disco ventilado.
             */
            noteEs?: string;
        };
        /** @description Step 0 asks for the fields, step 2 for the products. */
        MeasureQuestion: {
            /**
             * @description 0 for the fields; 2 for the search.
             * @example 2
             * @enum {integer}
             */
            step: 0 | 2;
            Product_Type: components["schemas"]["MeasurableType"];
            /**
             * @description Always '1' in step 2.
             * @example 1
             * @constant
             */
            Filter?: "1";
            /**
             * @description The fields to search by; step 2 needs at least one.
             * @example [
             *       "OUTER_DIAM",
             *       "THICKNESS"
             *     ]
             */
            Filter_Fields?: string[];
            /**
             * @description One value in mm per field, in the same order, as a number or as typed with a decimal point.
             * @example [
             *       "279.7",
             *       "21.6"
             *     ]
             */
            Values?: (number | string)[];
            /**
             * @description How far a product may be off, in mm, per field; 0.5 each when absent.
             * @example [
             *       0.5,
             *       0.5
             *     ]
             */
            Tolerances?: number[];
            /**
             * @description The state of the measured part. worn and unknown also find products whose measure lies between new and
             *     worn out: a disc between its minimum and its new thickness, a drum between its new and its maximum
             *     diameter. Without it, products match as new, and the answer has no Matches.
             * @example worn
             * @enum {string}
             */
            Condition?: "unknown" | "worn" | "new";
            /**
             * @description The instrument of the measurement; if Tolerances are absent, 0.5 mm for a caliper, 2 mm for a tape, 5 mm by eye.
             * @example caliper
             * @enum {string}
             */
            Instrument?: "caliper" | "tape" | "eye";
            /**
             * @description The unit in which the part was measured; Values stay in mm. With in and an Instrument, a value that is a
             *     multiple of 1/16 in counts as rounded: its tolerance is 1/32 in wider.
             * @example in
             * @enum {string}
             */
            Unit?: "mm" | "in";
            /**
             * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
             * @example MIAMI
             */
            Warehouse?: components["schemas"]["Warehouse"];
        };
        /** @description The fields of a product type. */
        MeasureFields: {
            Fields: components["schemas"]["ColumnNames"];
        };
        /** @description Products within the tolerance, the closest first; at most 2,000. */
        MeasureResults: {
            Fields: components["schemas"]["ColumnNames"];
            Columnas: components["schemas"]["ColumnNames"];
            /**
             * @description Pads and shoes carry FMSI, lining Reference, rotors and drums XBP and DWG; every row carries
             *     XBP, the measures and Deviation (the mean distance from the values, in mm).
             */
            Data: components["schemas"]["Row"][];
            /**
             * @description Number of products within the tolerance, including those that are not returned.
             * @example 4
             */
            Total: number;
            /**
             * @description The first vehicle of each product in Data that fits one, by XBP. Absent for levels that may not see
             *     applications.
             * @example {
             *       "BR31338": {
             *         "Maker": "Toyota",
             *         "Model": "Corolla",
             *         "Desde": 2009,
             *         "Hasta": 2013,
             *         "Count": 9
             *       }
             *     }
             */
            Fits?: {
                [key: string]: components["schemas"]["FitsSummary"];
            };
            /**
             * @description The price of each product in Data that has one, by XBP. Absent for levels that may not see prices.
             * @example {
             *       "BR31338": {
             *         "ALMACEN": "MIAMI",
             *         "Precio": 38.4
             *       }
             *     }
             */
            Prices?: {
                [key: string]: components["schemas"]["HeadlinePrice"];
            };
            /** @description The parts that replace products in Data, by XBP. Absent if there are none. */
            Replaced_by?: {
                [key: string]: components["schemas"]["ReplacingCodes"];
            };
            /**
             * @description How certain each product in Data is, by XBP. Only for a question with Condition.
             * @example {
             *       "BR31338": {
             *         "Certainty": "likely",
             *         "Worn": {
             *           "THICKNESS": {
             *             "By": 1.5,
             *             "Limit": 20
             *           }
             *         }
             *       }
             *     }
             */
            Matches?: {
                [key: string]: components["schemas"]["MeasureMatch"];
            };
        };
        /** @description How certain it is that a product is the measured part. */
        MeasureMatch: {
            /**
             * @description The most certain first.
             * @example likely
             * @enum {string}
             */
            Certainty: "very_likely" | "likely" | "possible" | "doubtful";
            /**
             * @description The fields that match because they wear, with the wear and the measure of a worn-out part.
             * @example {
             *       "THICKNESS": {
             *         "By": 1.5,
             *         "Limit": 20
             *       }
             *     }
             */
            Worn: {
                [key: string]: {
                    /**
                     * @description How far the part has worn, in mm.
                     * @example 1.5
                     */
                    By: number;
                    /**
                     * @description The measure at which it is worn out, in mm.
                     * @example 20
                     */
                    Limit: number;
                };
            };
        };
        /** @description Everything about a product that the caller may see. */
        Datasheet: {
            /**
             * @description Our product code.
             * @example BR31338
             */
            Codigo: string;
            Type: components["schemas"]["ProductType"];
            Detail: components["schemas"]["Bilingual"];
            /**
             * @description FMSI number of the pad or shoe that belongs to it.
             * @example D1200
             */
            FMSI?: string | null;
            /**
             * @description Axle.
             * @example Front
             */
            Position?: string | null;
            Customer_code?: components["schemas"]["CustomerCode"];
            /** @description Dimensions in mm; DWG names the drawing. */
            Dimensiones: {
                Columnas: components["schemas"]["ColumnNames"];
                /** @description One row. */
                Data: components["schemas"]["Row"][];
            };
            Precio?: components["schemas"]["DatasheetPrices"];
            /** @description Similar products. Absent for levels that may not see them. */
            Equivalencias?: {
                Columnas: components["schemas"]["ColumnNames"];
                /** @description One row of codes, keyed A to D. */
                Data: components["schemas"]["Row"][];
                /** @description One row of what differs, keyed A to D. */
                Notes?: components["schemas"]["Row"][];
            };
            Intercambios?: components["schemas"]["Interchanges"];
            Replaced_by?: components["schemas"]["Replacement"];
            /** @description What the product replaces, directly or by way of other products. Codes that are not a product are absent for levels that may not see interchanges. */
            Replaces?: components["schemas"]["ReplacementStep"][];
            /** @description Parts that belong with this one, of families that the caller may see. Absent without any. */
            Relations?: components["schemas"]["RelatedPart"][];
            /** @description Vehicles that the product fits. Absent for levels that may not see them. */
            Aplicaciones?: {
                Columnas: components["schemas"]["ColumnNames"];
                /**
                 * @description Maker, Model, SubModel, Engine, Position and From/To (cylinders Desde/Hasta), and the columns that narrow the vehicle, such
                 *     as WHEEL_SIZE, where they have a value.
                 */
                Data: components["schemas"]["Row"][];
            };
            /** @description How the product is packed. */
            Pallet: {
                /** @description One row, or none. */
                Data: {
                    /**
                     * @description Pieces per box.
                     * @example 2
                     */
                    Qty_Box: number | null;
                    /**
                     * @description Pieces per pallet.
                     * @example 1080
                     */
                    Qty_Pallet: number | null;
                    /**
                     * @description Weight per box in KG.
                     * @example 11.6
                     */
                    Weight: number | null;
                }[];
            };
            /**
             * @description Certified price columns by name; the key Certified for types with one price column, and for levels that may not see prices.
             * @example {
             *       "CERAMIC PLUS": true
             *     }
             */
            Certification: {
                [key: string]: boolean;
            };
            Pictures: components["schemas"]["Pictures"];
            /** @description The picture of the reference drawing that DWG names; absent when there is none. */
            Drawing?: components["schemas"]["Picture"];
        };
        /** @description Pictures in the order in which they are shown, up to the first missing one. */
        Pictures: components["schemas"]["Picture"][];
        /** @description A picture under /Products. */
        Picture: {
            /**
             * @description Its name under /Products.
             * @example BR31338_2.jpg
             */
            Name: string;
            /**
             * @description Changes with its content; the parameter v of its URL.
             * @example 5324a3c69df3
             */
            Version: string;
            /**
             * @description Of the original in px.
             * @example 800
             */
            Width: number;
            /**
             * @description Of the original in px.
             * @example 600
             */
            Height: number;
        };
        /** @description FOB prices in US dollars. Absent for levels that may not see prices. */
        DatasheetPrices: {
            Columnas: components["schemas"]["ColumnNames"];
            /** @description One row per warehouse of the user; ALMACEN and a column per grade. */
            Data: components["schemas"]["Row"][];
            Next_prices?: components["schemas"]["NextPrices"];
            Has_history?: components["schemas"]["HasPriceHistory"];
            /** @description Barcodes per grade. Absent for callers that may not see them. */
            UPC?: {
                /**
                 * @description Price column.
                 * @example HIGH PERFORMANCE
                 */
                GRADE: string;
                /**
                 * @description GTIN with a valid check digit.
                 * @example 074830031336
                 */
                UPC: string;
            }[];
            /** @description What the warehouses have, of the prices for which that is known. Absent if there are none. */
            Stock?: components["schemas"]["StockOfGrade"][];
        };
        /** @description What a warehouse has of a grade. */
        StockOfGrade: components["schemas"]["Stock"] & {
            ALMACEN: components["schemas"]["Warehouse"];
            /**
             * @description Price column.
             * @example HIGH PERFORMANCE
             */
            GRADE: string;
        };
        /** @description Competitors' codes that the product replaces. Absent for levels that may not see them. */
        Interchanges: {
            /** @description One entry per code. */
            Data: {
                /**
                 * @description The competitor.
                 * @example FRENAX
                 */
                Brand: string;
                /**
                 * @description The competitor's code.
                 * @example FX-27522
                 */
                Interchange: string;
            }[];
        };
        /** @description Related products. */
        RelatedProductsAnswer: {
            /** @description One entry per product. */
            Data: (components["schemas"]["YearRange"] & {
                /**
                 * @description Our product code.
                 * @example D12001
                 */
                Codigo: string;
                Type: components["schemas"]["ProductType"];
                /**
                 * @description Vehicle brand.
                 * @example Toyota
                 */
                Maker: string;
                /**
                 * @description Vehicle model.
                 * @example Corolla
                 */
                Model: string;
                Detail?: components["schemas"]["Bilingual"];
                /**
                 * @description Main measures by column name, in mm, for the outline.
                 * @example {
                 *       "LENGTH1": 131.5,
                 *       "WIDTH1": 52.4
                 *     }
                 */
                Measures: {
                    [key: string]: number;
                };
            })[];
        };
        /** @description A brake fluid in one volume. */
        FluidInfo: {
            /** @description The name of the fluid. */
            General: {
                /**
                 * @description Color of the label.
                 * @example Blue
                 */
                LABEL_COLOR: string;
                /**
                 * @description Color of the fluid.
                 * @example Amber
                 */
                FLUID_COLOR: string;
                /**
                 * @description Original boiling point, °C.
                 * @example 265
                 */
                BOILING_POINT_C: number;
                /**
                 * @description Original boiling point, °F.
                 * @example 509
                 */
                BOILING_POINT_F: number;
                /**
                 * @description Wet boiling point, °C.
                 * @example 170
                 */
                WET_BOILING_POINT_C: number;
                /**
                 * @description Wet boiling point, °F.
                 * @example 338
                 */
                WET_BOILING_POINT_F: number;
                /**
                 * @description Viscosity at -40 °C, mm2/s.
                 * @example 1350
                 */
                VISCOSITY_MINUS_40: number;
                /**
                 * @description Viscosity at 100 °C, mm2/s.
                 * @example 2.1
                 */
                VISCOSITY_100: number;
                /**
                 * @description pH, a value or a range.
                 * @example 7.5 - 8.5
                 */
                PH: string;
            };
            /** @description One row for plastic (REFERENCE begins with BFP) and one for aluminum (BFM). */
            Detalle: {
                /**
                 * @description Reference.
                 * @example BFP4HP-355
                 */
                REFERENCE: string;
                /**
                 * @description Pieces per carton.
                 * @example 24
                 */
                QTY_CARTON?: number;
                /**
                 * @description Minimum order quantity in pieces.
                 * @example 1200
                 */
                MOQ?: number;
                /**
                 * @description Carton weight in KG.
                 * @example 10.4
                 */
                CARTON_WEIGHT?: number;
                /**
                 * @description Carton dimension in cm.
                 * @example 39 x 26 x 19
                 */
                CARTON_DIMENSION?: string;
                /**
                 * @description Cartons per pallet.
                 * @example 80
                 */
                CARTONS_PALLET?: number;
                /**
                 * @description Pieces per pallet.
                 * @example 1920
                 */
                PIECES_PALLET?: number;
                /**
                 * @description Cartons per 20' container.
                 * @example 1600
                 */
                CARTONS_CONTAINER?: number;
                /**
                 * @description Effect on cups, 70 h at 70 °C: hardness increase.
                 * @example 0
                 */
                HARDNESS_INCREASE_70?: number;
                /**
                 * @description Effect on cups, 70 h at 70 °C: hardness decrease.
                 * @example -4
                 */
                HARDNESS_DECREASE_70?: number;
                /**
                 * @description Effect on cups, 70 h at 70 °C: base diameter increase in mm.
                 * @example 0.4
                 */
                BASE_DIAMETER_70?: number;
                /**
                 * @description Effect on cups, 70 h at 120 °C: hardness increase.
                 * @example 0
                 */
                HARDNESS_INCREASE_120?: number;
                /**
                 * @description Effect on cups, 70 h at 120 °C: hardness decrease.
                 * @example -8
                 */
                HARDNESS_DECREASE_120?: number;
                /**
                 * @description Effect on cups, 70 h at 120 °C: base diameter increase in mm.
                 * @example 0.7
                 */
                BASE_DIAMETER_120?: number;
            }[];
            /** @description FOB prices in US dollars. Absent for levels that may not see prices. */
            Precio?: {
                Columnas: components["schemas"]["ColumnNames"];
                /** @description One row per warehouse of the user; ALMACEN, PLASTIC, ALUMINUM. */
                Data: components["schemas"]["Row"][];
                Next_prices?: components["schemas"]["NextPrices"];
                Has_history?: components["schemas"]["HasPriceHistory"];
                /** @description What the warehouses have, of the prices for which that is known. Absent if there are none. */
                Stock?: components["schemas"]["StockOfGrade"][];
            };
            Intercambios?: components["schemas"]["Interchanges"];
        };
        /** @description Caliper systems. */
        CaliperKitTable: {
            Columnas: components["schemas"]["ColumnNames"];
            /** @description One row per kit, with the column 'CALIPER SYSTEM'. */
            Data: components["schemas"]["Row"][];
        };
        /** @description Cylinder cups. */
        CylinderCupsTable: {
            Columnas: components["schemas"]["ColumnNames"];
            /** @description REFERENCE, SIZE, QTY_BOX and four columns of competitors' codes, which are absent for levels that may not see interchanges. */
            Data: components["schemas"]["Row"][];
        };
        /** @description Banners. */
        UploadedImages: {
            /** @description One entry per banner. */
            archivo_data: {
                /**
                 * @description File number.
                 * @example 3
                 */
                id: number;
                /**
                 * @description File name.
                 * @example summer-B.jpg
                 */
                nombre: string;
                /**
                 * @description Where the image is.
                 * @example /CBP/summer-B.jpg
                 */
                archivo_data: string;
                /**
                 * @description The language of its words, from a name such as summer-es-B.jpg; absent when it is for all readers.
                 * @example es
                 * @enum {string}
                 */
                language?: "en" | "es";
                /**
                 * @description Where the complete image is, which opens from the banner: the active file of kind 3 with the same name before -C.jpg.
                 * @example /CBP/summer-C.jpg
                 */
                complete?: string;
            }[];
        };
        /** @description The newsletter. */
        Newsletter: {
            /**
             * @description The URL of the PDF.
             * @example /CBP/november.pdf
             */
            archivo_data: string;
        };
        /** @description An uploaded file. */
        FileRecord: {
            /**
             * @description File number.
             * @example 3
             */
            id: number;
            /**
             * @description File name.
             * @example summer-B.jpg
             */
            nombre: string;
            /**
             * @description 1 PDF, 2 banner, 3 complete, 4 other image.
             * @example 2
             * @enum {integer}
             */
            id_tipo_archivo: 1 | 2 | 3 | 4;
            /**
             * @description 0 active, -1 disabled, -2 historic.
             * @example 0
             * @enum {integer}
             */
            estado: 0 | -1 | -2;
        };
        /** @description A new state for a file. */
        FileStateChange: {
            /**
             * @description File number.
             * @example 3
             */
            id: number;
            /**
             * @description File name.
             * @example summer-B.jpg
             */
            nombre: string;
            /**
             * @description 0 activate, -1 disable, -3 send to old (stored as -2).
             * @example -1
             * @enum {integer}
             */
            estado: 0 | -1 | -3;
        };
        /** @description A file and its kind. */
        FileUpload: {
            file: components["schemas"]["Bytes"];
            /**
             * @description 1 PDF, 2 banner (-B.jpg), 3 detail (-C.jpg), 4 other image.
             * @example 4
             * @enum {integer}
             */
            id_tipo_archivo: 1 | 2 | 3 | 4;
        };
        /** @description The result of the upload. */
        FileUploadAnswer: {
            /**
             * @description -2 when it replaced a file of that name, 0 when it is new.
             * @example 0
             */
            estado: number;
            /**
             * @description The name under which the file is stored; a picture of a product gets the name of its position.
             * @example BR31338_2.jpg
             */
            nombre: string;
            picture?: components["schemas"]["ProductPicture"];
        };
        /** @description The picture of a product that a file became; absent when no product has the code in its name. */
        ProductPicture: {
            /**
             * @description The product's code, or a fluid with its bottle.
             * @example BR31338
             */
            product: string;
            /**
             * @description The number of the picture.
             * @example 2
             */
            position: number;
            /**
             * @description Earlier positions without a picture. Datasheets show pictures up to the first missing one.
             * @example []
             */
            missing: number[];
        };
        /** @description A correction. */
        AmendmentToSend: {
            /**
             * @description The sender's user name.
             * @example cliente
             */
            user: string;
            /**
             * @description Where to answer; its form is not checked.
             * @example mostrador@example.com
             */
            email: string;
            /**
             * @description The subject of the correction.
             * @example Application
             * @enum {string}
             */
            subject: "Reference" | "Application" | "Specification" | "Image" | "Measure" | "Others";
            /**
             * @description The correction.
             * @example Fits the 2014 Corolla too
             */
            message: string;
            /**
             * @description Product code.
             * @example BR31338
             */
            product: string;
            /**
             * @description The column of the product's table that is wrong, by its header; needs `suggested`.
             * @example OUTER_DIAM
             */
            field?: string;
            /**
             * @description The suggested value.
             * @example 275.2
             */
            suggested?: string;
        };
        /** @description What a correction repeats of the account's last one. */
        AmendmentSender: {
            /**
             * @description Where to answer.
             * @example mostrador@example.com
             */
            email?: string;
        };
        /** @description A stored correction. */
        AmendmentReceipt: {
            /**
             * @description Its number.
             * @example 17
             */
            report_id: number;
        };
        /** @description A correction as its reviewer sees it. */
        AmendmentRecord: {
            /**
             * @description Its number.
             * @example 17
             */
            report_id: number;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-11-20T14:05:00Z
             */
            creation_date: string;
            /**
             * @description Where to answer.
             * @example mostrador@example.com
             */
            email: string;
            /**
             * @description The subject.
             * @example Application
             */
            subject: string;
            /**
             * @description Product code.
             * @example BR31338
             */
            product_code: string;
            /**
             * @description 0 pending, 1 accepted, 2 rejected or solved.
             * @example 0
             * @enum {integer}
             */
            report_status: 0 | 1 | 2;
            /**
             * @description The correction.
             * @example Fits the 2014 Corolla too
             */
            message: string;
            /**
             * @description Who sent it.
             * @example cliente
             */
            user?: string;
            product_type?: components["schemas"]["ProductType"];
            /**
             * @description Which of the two status 2 is; absent for the others.
             * @example solved
             * @enum {string}
             */
            resolution?: "rejected" | "solved";
            /**
             * @description The column that is said to be wrong.
             * @example OUTER_DIAM
             */
            field?: string;
            /**
             * @description The suggested value.
             * @example 275.2
             */
            suggested?: string;
            /**
             * @description The current value; with `field` only.
             * @example 275
             */
            current?: string | number | null;
            /**
             * @description The change that applied it; undone by `undoImport`.
             * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
             */
            change_id?: string;
            /**
             * @description Who reviewed it last.
             * @example admin
             */
            reviewed_by?: string;
            /**
             * Format: date-time
             * @description When it was reviewed last.
             * @example 2026-11-20T15:05:00.000Z
             */
            reviewed_at?: string;
        };
        /** @description An account; it never includes a password or its hash. */
        Account: {
            /**
             * @description Its number.
             * @example 2
             */
            id: number;
            /**
             * @description The name to sign in with.
             * @example cliente
             */
            username: string;
            /**
             * @description ADMIN, CLIENTE, PLANTA, JUNIOR; another one counts as JUNIOR.
             * @example CLIENTE
             */
            level: string;
            /**
             * @description The customer's code, or empty.
             * @example C-0002
             */
            customerCode: string;
            /**
             * @description Whether it sees quantities in stock, not only words; an administrator always does.
             * @example false
             */
            seesQuantities: boolean;
            /**
             * @description Whether it cannot sign in.
             * @example false
             */
            disabled: boolean;
            /** @description Warehouses whose prices it sees; an administrator sees all. */
            warehouses: components["schemas"]["Warehouse"][];
            /** @description The families it may see at level PLANTA. */
            flags: components["schemas"]["PlantFlag"][];
            /**
             * @description Whether a password was ever set.
             * @example true
             */
            hasPassword: boolean;
            /**
             * @description Whether signing in needs more than it.
             * @example false
             */
            hasSecondFactor: boolean;
            /**
             * Format: date-time
             * @description When a session of it was last used; absent without a session.
             * @example 2026-11-20T15:05:00.000Z
             */
            lastSeenAt?: string;
        };
        /**
         * @description A permission of a PLANTA account.
         * @example P_BP
         * @enum {string}
         */
        PlantFlag: "P_BL" | "P_BP" | "P_BR" | "P_WC_MC" | "P_HARD";
        /**
         * @description A level.
         * @example CLIENTE
         * @enum {string}
         */
        AccountLevel: "ADMIN" | "CLIENTE" | "PLANTA" | "JUNIOR";
        /** @description An account to make. */
        NewAccount: {
            /**
             * @description The name; names that differ only in case or accents are the same.
             * @example mostrador_sur
             */
            username: string;
            level: components["schemas"]["AccountLevel"];
            /**
             * @description The customer's code.
             * @example C-0007
             */
            customerCode?: string;
            /**
             * @description Whether it sees quantities in stock.
             * @example true
             */
            seesQuantities?: boolean;
            /** @description Warehouses whose prices it sees. */
            warehouses?: components["schemas"]["Warehouse"][];
            /** @description The families it may see at level PLANTA. */
            flags?: components["schemas"]["PlantFlag"][];
        };
        /** @description The fields to change; others stay. */
        AccountChange: {
            level?: components["schemas"]["AccountLevel"];
            /**
             * @description The customer's code.
             * @example C-0007
             */
            customerCode?: string;
            /**
             * @description Whether it sees quantities in stock.
             * @example true
             */
            seesQuantities?: boolean;
            /** @description Warehouses whose prices it sees. */
            warehouses?: components["schemas"]["Warehouse"][];
            /** @description The families it may see at level PLANTA. */
            flags?: components["schemas"]["PlantFlag"][];
            /**
             * @description Whether it may not sign in.
             * @example true
             */
            disabled?: boolean;
        };
        /** @description A link that works once. */
        PasswordLink: {
            /**
             * @description The path of the page that sets the password; shown this once.
             * @example /password/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
             */
            path: string;
            /**
             * Format: date-time
             * @description Until when it works.
             * @example 2026-11-22T15:05:00.000Z
             */
            expiresAt: string;
        };
        /** @description A new account and the link that sets its password. */
        AccountWithLink: {
            account: components["schemas"]["Account"];
            link: components["schemas"]["PasswordLink"];
        };
        /** @description The account whose password is set. */
        PasswordLinkUse: {
            /**
             * @description The account; absent when the first administrator is made.
             * @example mostrador_sur
             */
            username?: string;
            /**
             * Format: date-time
             * @description Until when it works.
             * @example 2026-11-22T15:05:00.000Z
             */
            expiresAt: string;
        };
        /** @description A password. */
        NewPassword: {
            /**
             * @description At least 12 characters.
             * @example correct-horse-battery
             */
            password: string;
            /**
             * @description The first administrator's name.
             * @example admin
             */
            username?: string;
        };
        /**
         * @description The action.
         * @example account.changed
         * @enum {string}
         */
        AuditAction: "account.created" | "account.changed" | "account.link" | "account.password" | "account.signedOut" | "account.factorAdded" | "account.factorRemoved" | "account.recoveryCodes" | "catalogue.imported" | "catalogue.corrected" | "catalogue.undone" | "amendment.reviewed" | "file.uploaded" | "file.changed" | "key.created" | "key.revoked" | "search.limited" | "layout.saved" | "layout.deleted" | "order.received" | "order.answered" | "history.kept" | "stock.limited" | "session.opened" | "session.failed" | "session.refused" | "session.closed" | "session.confirmed" | "session.ended";
        /** @description One change. */
        AuditEntry: {
            /**
             * @description Its number.
             * @example 120
             */
            id: number;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T15:05:00.000Z
             */
            at: string;
            /**
             * @description Who; `command line` for commands, `key NAME` for access keys.
             * @example admin
             */
            actor: string;
            action: components["schemas"]["AuditAction"];
            /**
             * @description The user, table, file, product or access key.
             * @example cliente
             */
            target: string;
            /**
             * @description Old and new values by field; never a password, a hash or a token.
             * @example {
             *       "level": [
             *         "JUNIOR",
             *         "CLIENTE"
             *       ]
             *     }
             */
            detail: {
                [key: string]: unknown;
            };
        };
        /**
         * @description `api`: a secret of a system. `embed`: a public id for pages on named origins.
         * @example embed
         * @enum {string}
         */
        KeyKind: "api" | "embed";
        /**
         * @description `catalogue`: datasheets and tables. `search`: searches. `prices`: prices of the key's warehouses in both. `load`:
         *     loading tables, for API keys only. `load:stock`: the same for tables of state, such as `existencias`, and no others.
         * @example catalogue
         * @enum {string}
         */
        KeyScope: "catalogue" | "search" | "prices" | "load" | "load:stock";
        /** @description The properties of an access key that an administrator sets. */
        KeyFacts: {
            kind: components["schemas"]["KeyKind"];
            /**
             * @description What it is for.
             * @example Official site
             */
            name: string;
            /**
             * @description Its owner; for a new key the caller by default.
             * @example admin
             */
            owner?: string;
            /** @description Its scopes. */
            scopes: components["schemas"]["KeyScope"][];
            /** @description Warehouses whose prices it reads with the scope `prices`; the owner must see them. */
            warehouses?: components["schemas"]["Warehouse"][];
            /** @description The origins of an embed key's pages, without a path; compared exactly. */
            origins?: components["schemas"]["Origin"][];
            /**
             * @description Requests per minute from one address; 300 by default.
             * @example 300
             */
            rate?: number;
            /**
             * Format: date-time
             * @description When it stops working; absent for never.
             * @example 2027-11-22T00:00:00.000Z
             */
            expiresAt?: string;
        };
        /**
         * @description The origin of a page.
         * @example https://www.caliper.example
         */
        Origin: string;
        /** @description A key to make. */
        NewAccessKey: components["schemas"]["KeyFacts"];
        /** @description An access key; never its secret or a hash. */
        AccessKey: WithRequired<components["schemas"]["KeyFacts"], "owner" | "warehouses" | "origins" | "rate"> & {
            /**
             * @description Its number.
             * @example 3
             */
            id: number;
            /**
             * @description The public id of an embed key; the first characters of an API key's secret.
             * @example pk_Zk3v0b1QmRt8uXyW2aLcNf
             */
            key: string;
            /**
             * @description `suspended`: the owner's account is disabled.
             * @example active
             * @enum {string}
             */
            state: "active" | "suspended" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T15:05:00.000Z
             */
            createdAt: string;
            /**
             * @description Who made it.
             * @example admin
             */
            createdBy: string;
            /**
             * Format: date-time
             * @description Its last accepted request; absent before the first.
             * @example 2026-11-22T09:12:00.000Z
             */
            lastUsedAt?: string;
            /**
             * Format: date-time
             * @description When it was revoked.
             * @example 2026-11-22T10:00:00.000Z
             */
            revokedAt?: string;
            /**
             * @description Accepted requests of the last 30 days.
             * @example 1840
             */
            requests: number;
        };
        /** @description A new key. */
        CreatedAccessKey: {
            key: components["schemas"]["AccessKey"];
            /**
             * @description The secret of an API key; it is shown this once.
             * @example sk_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
             */
            secret?: string;
        };
        /** @description The requests of a day. */
        AccessKeyDay: {
            /**
             * Format: date
             * @description The day, UTC.
             * @example 2026-11-22
             */
            day: string;
            /**
             * @description Accepted requests.
             * @example 61
             */
            requests: number;
            /**
             * @description Refused ones: of another origin, without the scope, or above the rate.
             * @example 0
             */
            refused: number;
        };
        /** @description A release of the script that other sites load. */
        EmbedRelease: {
            /**
             * @description Its version.
             * @example 1.0.0
             */
            version: string;
            /**
             * Format: uri
             * @description The origin of the API and the portal.
             * @example https://catalogue.example
             */
            origin: string;
            /**
             * Format: uri
             * @description This version; the file never changes.
             * @example https://catalogue.example/embed/1.0.0/caliper.js
             */
            script: string;
            /**
             * Format: uri
             * @description The newest compatible version; the file changes with each release.
             * @example https://catalogue.example/embed/v1/caliper.js
             */
            latest: string;
            /**
             * @description The hash of this version for the attribute `integrity`.
             * @example sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC
             */
            integrity: string;
        };
        /** @description The warehouses and categories from which a user may order. */
        OrderUserInfo: {
            /** @description The user's warehouses. */
            Warehouses: components["schemas"]["Warehouse"][];
            /** @description Categories and their subcategories. */
            Types: {
                /**
                 * @description Category.
                 * @example Brake Rotors
                 */
                Type: string;
                Subtypes: components["schemas"]["NameList"];
            }[];
            /** @description The user, for the order's head. */
            Info: {
                /**
                 * @description User name.
                 * @example cliente
                 */
                Cliente: string;
                /**
                 * @description Customer code.
                 * @example C-0002
                 */
                Codigo: string;
            };
        };
        /** @description A product in an order. */
        OrderProduct: {
            /**
             * @description Product code.
             * @example BR31338
             */
            Code: string;
            /**
             * @description Short description.
             * @example Brake Rotors, ventilated, front
             */
            Description: string;
            /**
             * @description US dollars.
             * @example 38.4
             */
            Price: number;
            /**
             * @description The price column, by its wire name.
             * @example Precio
             */
            Grade?: string;
            /**
             * @description Pieces ordered; 1 when absent.
             * @example 20
             */
            Quantity?: number;
            /**
             * @description Pieces per box.
             * @example 2
             */
            Qty_Box?: number | null;
            /**
             * @description Pieces per pallet.
             * @example 1000
             */
            Qty_Pallet?: number | null;
            /**
             * @description Of a box, in KG.
             * @example 11.4
             */
            Weight?: number | null;
            Detail?: components["schemas"]["Bilingual"];
            Replaced_by?: components["schemas"]["ReplacingCodes"];
        };
        /** @description A product's price as it was shown. */
        ShownPrice: {
            /**
             * @description Product code.
             * @example BR31338
             */
            Code: string;
            /**
             * @description US dollars.
             * @example 38.4
             */
            Price: number;
            /**
             * @description The price column, by its wire name.
             * @example Precio
             */
            Grade?: string;
        };
        /** @description An order. */
        PurchaseOrder: {
            /** @description The customer, warehouse and products of an order. */
            Header: {
                /**
                 * @description The chosen user.
                 * @example cliente
                 */
                username: string;
                warehouse: components["schemas"]["Warehouse"];
                /**
                 * @description The category chosen last.
                 * @example Brake Rotors
                 */
                category: string;
                /**
                 * @description The subcategory chosen last; empty without one.
                 * @example Standard
                 */
                subcategory: string;
                /**
                 * @description A note to the order.
                 * @example Deliver in two parts
                 */
                note: string;
                /** @description Categories of which the order has a box of each product. */
                addedCategories: {
                    /**
                     * @description Category.
                     * @example Brake Rotors
                     */
                    category: string;
                    /**
                     * @description Subcategory; empty without one.
                     * @example Standard
                     */
                    subcategory: string;
                    /** @description The products shown for the category. When given, each must still have that price, and the category must contain no others. */
                    Products?: components["schemas"]["ShownPrice"][];
                }[];
                /** @description The user, as `buy_order_user_info` answered it. */
                userInfo: {
                    /**
                     * @description User name.
                     * @example cliente
                     */
                    Cliente: string;
                    /**
                     * @description Customer code.
                     * @example C-0002
                     */
                    Codigo: string;
                };
            };
            /** @description Products added one by one. */
            Products: components["schemas"]["OrderProduct"][];
        };
        /** @description A purchase order that was sent. */
        SentOrder: {
            /**
             * @description Its number.
             * @example 12
             */
            id: number;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-11-20T15:05:00.000Z
             */
            sentAt: string;
            /**
             * @description Who sent it.
             * @example admin
             */
            sentBy: string;
            /**
             * @description For whom.
             * @example cliente
             */
            customer: string;
            /**
             * @description The customer's code, or empty.
             * @example C-0002
             */
            customerCode: string;
            warehouse: components["schemas"]["Warehouse"];
            /**
             * @description Its note.
             * @example Deliver in two parts
             */
            note: string;
            /**
             * @description Products.
             * @example 34
             */
            lineCount: number;
            /**
             * @description Pieces of all products.
             * @example 680
             */
            pieces: number;
            /**
             * @description US dollars.
             * @example 12840.5
             */
            total: number;
            /** @description The products; absent in the list. */
            lines?: components["schemas"]["OrderProduct"][];
            /**
             * @description The caller's own codes of the products, by our codes; only in an order of the caller.
             * @example {
             *       "BR31338": "ALM-1001"
             *     }
             */
            ownCodes?: {
                [key: string]: string;
            };
            request?: components["schemas"]["CustomerOrder"];
        };
        /** @description A list of parts, without its lines. */
        PartsList: {
            /**
             * @description Its number.
             * @example 3
             */
            id: number;
            /**
             * @description Its name.
             * @example Workshop Centro
             */
            name: string;
            /**
             * @description Whether it is ordered again and again.
             * @example false
             */
            isStanding: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T15:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it or a line last changed.
             * @example 2026-11-22T09:12:00.000Z
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description When it was archived; absent from one in use.
             * @example 2026-11-22T10:00:00.000Z
             */
            archivedAt?: string;
            /**
             * @description Lines.
             * @example 12
             */
            lineCount: number;
            /**
             * @description Pieces of all lines.
             * @example 48
             */
            pieces: number;
            /** @description The link to it; absent if it is not shared. */
            share?: {
                /**
                 * @description The last part of the link.
                 * @example q1w2e3r4t5y6u7i8o9p0aA
                 */
                token: string;
                /**
                 * @description Whether others may copy it.
                 * @example true
                 */
                mayBeCopied: boolean;
            };
        };
        /** @description A new list. */
        NewPartsList: {
            name: components["schemas"]["ListName"];
            /**
             * @description Lists of the caller whose lines it gets.
             * @example [
             *       3,
             *       4
             *     ]
             */
            from?: number[];
            /**
             * @description The token of a shared list whose lines it gets.
             * @example q1w2e3r4t5y6u7i8o9p0aA
             */
            shared?: string;
            /**
             * @description An order of the caller whose lines it gets.
             * @example 12
             */
            order?: number;
        };
        /**
         * @description A name, not only spaces.
         * @example Workshop Centro
         */
        ListName: string;
        /** @description What changes. */
        PartsListChange: {
            name?: components["schemas"]["ListName"];
            /**
             * @description Whether it is a standing order.
             * @example true
             */
            isStanding?: boolean;
            /**
             * @description Whether it is archived.
             * @example true
             */
            isArchived?: boolean;
            /**
             * @description `none` revokes the link; a later one has another token.
             * @example read
             * @enum {string}
             */
            share?: "none" | "read" | "copy";
        };
        /** @description Parts to add. */
        NewListLines: {
            warehouse?: components["schemas"]["Warehouse"];
            /** @description The parts, in the order in which they are added. */
            lines: {
                /**
                 * @description Our code.
                 * @example BR31338
                 */
                code: string;
                grade?: components["schemas"]["ListGrade"];
                quantity: components["schemas"]["ListQuantity"];
                note?: components["schemas"]["ListNote"];
            }[];
        };
        /**
         * @description The price column; without it the first one that the warehouse sells.
         * @example CERAMIC PLUS
         */
        ListGrade: string;
        /**
         * @description Pieces.
         * @example 4
         */
        ListQuantity: number;
        /**
         * @description A note.
         * @example Rear axle
         * @example for Monday
         */
        ListNote: string;
        /** @description What changes. */
        ListLineChange: {
            warehouse?: components["schemas"]["Warehouse"];
            /**
             * @description As the caller saw it.
             * @example 2
             */
            revision: number;
            /**
             * @description Another part, as one that replaces it.
             * @example BR31338
             */
            code?: string;
            grade?: components["schemas"]["ListGrade"];
            quantity?: components["schemas"]["ListQuantity"];
            note?: components["schemas"]["ListNote"];
            /**
             * @description Remembers today's price in place of the earlier one.
             * @example true
             * @constant
             */
            isPriceSeen?: true;
            /**
             * @description The line before which it moves; null moves it to the end.
             * @example 7
             */
            before?: number | null;
        };
        /** @description Lines that are removed, moved or copied. */
        ListTransfer: {
            /** @description The lines. */
            lines: {
                /**
                 * @description Its number.
                 * @example 12
                 */
                id: number;
                /**
                 * @description As the caller saw it.
                 * @example 2
                 */
                revision: number;
            }[];
            /**
             * @description The list that gets them; without it they are removed.
             * @example 4
             */
            to?: number;
            /**
             * @description Whether this list keeps them.
             * @example true
             */
            isCopy?: boolean;
        };
        /**
         * @description A part of a list, with what is true of it today for the caller. `price`, `grades` and `was` are absent for callers
         *     without prices of its family; `type` is absent if the part is no longer in the catalogue, or not in the caller's.
         */
        ListLine: {
            /**
             * @description Its number.
             * @example 12
             */
            id: number;
            /**
             * @description Grows with each change.
             * @example 2
             */
            revision: number;
            /**
             * @description Our code.
             * @example BR31338
             */
            code: string;
            grade?: components["schemas"]["ListGrade"];
            quantity: components["schemas"]["ListQuantity"];
            note: components["schemas"]["ListNote"];
            /**
             * @description The caller's own code of the part.
             * @example ALM-1001
             */
            ownCode?: string;
            type?: components["schemas"]["ProductType"];
            detail?: components["schemas"]["Bilingual"];
            /**
             * @description Pieces per box.
             * @example 2
             */
            boxQuantity?: number | null;
            /**
             * @description Pieces per pallet.
             * @example 96
             */
            palletQuantity?: number | null;
            /**
             * @description Of a box, in kg.
             * @example 14.2
             */
            boxWeight?: number | null;
            /** @description Today's price at the warehouse; absent if the warehouse does not sell the part in the grade. */
            price?: {
                grade: components["schemas"]["ListGrade"];
                /**
                 * @description US dollars; 0 is on request.
                 * @example 35.1
                 */
                amount: number;
                next?: components["schemas"]["NextPrice"];
                stock?: components["schemas"]["Stock"];
            };
            /**
             * @description The grades that the warehouse sells.
             * @example [
             *       "STANDARD",
             *       "CERAMIC PLUS"
             *     ]
             */
            grades?: string[];
            /** @description The price that the caller saw last, where today's differs. */
            was?: {
                /**
                 * @description US dollars.
                 * @example 33.85
                 */
                amount: number;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-12T15:05:00.000Z
                 */
                at: string;
            };
            /**
             * @description The parts that replace it.
             * @example [
             *       "BR31340"
             *     ]
             */
            replacedBy?: string[];
        };
        /** @description A list with its lines. */
        WholePartsList: components["schemas"]["PartsList"] & WithRequired<components["schemas"]["PricedLines"], "lines">;
        /** @description Lines with the prices of a warehouse. */
        PricedLines: {
            warehouse?: components["schemas"]["Warehouse"];
            /** @description The lines, in their order. */
            lines: components["schemas"]["ListLine"][];
        };
        /** @description A shared list with its lines. */
        SharedPartsList: {
            /**
             * @description Its name.
             * @example Workshop Centro
             */
            name: string;
            /**
             * @description Who shares it.
             * @example cliente
             */
            owner: string;
            /**
             * @description Whether the caller may copy it.
             * @example true
             */
            mayBeCopied: boolean;
        } & components["schemas"]["PricedLines"];
        /** @description What stands above and below the quotations of an account. */
        QuotationHeading: {
            /**
             * @description Who offers.
             * @example Frenos del Valle
             */
            name: string;
            /**
             * @description Address, payment, delivery, taxes.
             * @example Av. Central 12, Panama. Payment within 30 days.
             */
            terms: string;
            /**
             * @description A picture as a data URL; it is stored as a PNG of at most 600 x 240 px. Absent without one.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            logo?: string;
        };
        /** @description A revision of a quotation, without its lines. */
        Quotation: {
            /**
             * @description Identifies the revision.
             * @example 5
             */
            id: number;
            /**
             * @description The account's own count, from 1.
             * @example 3
             */
            number: number;
            /**
             * @description From 1.
             * @example 2
             */
            revision: number;
            /**
             * @description For whom; empty until it is set.
             * @example Taller Centro
             */
            customer: string;
            language: components["schemas"]["DocumentLanguage"];
            validUntil: components["schemas"]["ValidUntil"];
            /**
             * @description Whether that day has passed.
             * @example false
             */
            isExpired: boolean;
            /**
             * Format: date-time
             * @description When it was started.
             * @example 2026-11-20T15:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-22T09:12:00.000Z
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description When it was sent; absent from a draft.
             * @example 2026-11-22T10:00:00.000Z
             */
            sentAt?: string;
            /**
             * @description The list of a draft.
             * @example 3
             */
            list?: number;
        };
        /** @description A quotation with its lines. */
        WholeQuotation: components["schemas"]["Quotation"] & {
            /**
             * @description Grows with each change.
             * @example 4
             */
            version: number;
            warehouse?: components["schemas"]["Warehouse"];
            /**
             * @description The warehouse that was chosen, if the account no longer has it.
             * @example PANAMA
             */
            lostWarehouse?: string;
            currencyNote: components["schemas"]["CurrencyNote"];
            margin: components["schemas"]["Margin"];
            rounding: components["schemas"]["Rounding"];
            /**
             * @description Whether the PDF shows the parts.
             * @example true
             */
            hasDrawings: boolean;
            /**
             * @description US dollars; absent for callers without prices.
             * @example 1284.5
             */
            total?: number;
            /** @description The lines, in the order of the list. */
            lines: components["schemas"]["QuotationLine"][];
        };
        /** @description A line with its offer. `price` is the caller's own price. */
        QuotationLine: components["schemas"]["ListLine"] & {
            margin?: components["schemas"]["Margin"];
            fixedPrice?: components["schemas"]["FixedPrice"];
            /**
             * @description The price of a piece in the quotation, US dollars; absent on request.
             * @example 42.5
             */
            offer?: number;
        };
        /**
         * @description The language of the document.
         * @example es
         * @enum {string}
         */
        DocumentLanguage: "en" | "es";
        /**
         * Format: date
         * @description The last day of the offer.
         * @example 2026-12-31
         */
        ValidUntil: string;
        /**
         * @description Beside the total.
         * @example US dollars; taxes are not included
         */
        CurrencyNote: string;
        /**
         * @description Percent on top of the caller's own price; counts to 0.01.
         * @example 25
         */
        Margin: number;
        /**
         * @description A price in place of the margin, US dollars.
         * @example 42.5
         */
        FixedPrice: number;
        /**
         * @description To what prices with a margin are rounded, US dollars.
         * @example 0.05
         * @enum {number}
         */
        Rounding: 0.01 | 0.05 | 0.1 | 0.5 | 1;
        /** @description A new quotation. */
        NewQuotation: {
            /**
             * @description The list.
             * @example 3
             */
            list: number;
            warehouse?: components["schemas"]["Warehouse"];
        };
        /** @description What changes. */
        QuotationChange: {
            version: components["schemas"]["QuotationVersion"];
            /**
             * @description For whom.
             * @example Taller Centro
             */
            customer?: string;
            language?: components["schemas"]["DocumentLanguage"];
            warehouse?: components["schemas"]["Warehouse"];
            validUntil?: components["schemas"]["ValidUntil"];
            currencyNote?: components["schemas"]["CurrencyNote"];
            margin?: components["schemas"]["Margin"];
            rounding?: components["schemas"]["Rounding"];
            /**
             * @description Whether the PDF shows the parts.
             * @example true
             */
            hasDrawings?: boolean;
            /** @description Lines with prices of their own. */
            lines?: {
                /**
                 * @description The line of the list.
                 * @example 12
                 */
                id: number;
                margin?: components["schemas"]["Margin"];
                fixedPrice?: components["schemas"]["FixedPrice"];
            }[];
        };
        /**
         * @description As the caller saw it.
         * @example 4
         */
        QuotationVersion: number;
        /** @description What the caller saw. */
        SeenQuotation: {
            version: components["schemas"]["QuotationVersion"];
            /**
             * @description US dollars.
             * @example 1284.5
             */
            total?: number;
        };
        /** @description An order of a list. */
        ListOrder: {
            /**
             * Format: uuid
             * @description Chosen by the client, once per order.
             * @example 5f0c8f8e-7a3b-4c1d-9e2f-0a1b2c3d4e5f
             */
            key: string;
            warehouse: components["schemas"]["Warehouse"];
            /**
             * @description For the company.
             * @example Deliver in two parts
             */
            note: string;
            /**
             * @description The customer's own number.
             * @example OC-2026-118
             */
            reference: string;
            /**
             * @description As the customer saw it, US dollars.
             * @example 1284.5
             */
            total: number;
            /**
             * @description As the customer saw them.
             * @example 48
             */
            pieces: number;
        };
        /**
         * @description `partly`: some lines, or smaller quantities.
         * @example received
         * @enum {string}
         */
        OrderState: "received" | "confirmed" | "partly" | "rejected" | "shipped" | "closed";
        /** @description The answer to a line of an order. */
        LineAnswer: {
            /**
             * @description The line's place, from 0.
             * @example 0
             */
            line: number;
            /**
             * @description The part, the part that replaces it, another part, or nothing.
             * @example confirmed
             * @enum {string}
             */
            kind: "confirmed" | "replaced" | "alternative" | "none";
            /**
             * @description Confirmed pieces.
             * @example 4
             */
            quantity?: number;
            /**
             * Format: date
             * @description When they come.
             * @example 2026-12-04
             */
            date?: string;
            /**
             * @description Our code of the other part.
             * @example BR31340
             */
            code?: string;
            /**
             * @description A note.
             * @example From the next container
             */
            note?: string;
        };
        /** @description The state of an order and the answers to its lines. */
        OrderAnswer: {
            /**
             * @description As the caller saw it.
             * @example 0
             */
            revision: number;
            state: components["schemas"]["OrderState"];
            /** @description All answers; they replace earlier ones. A line without one is open. */
            answers: components["schemas"]["LineAnswer"][];
        };
        /** @description What the customer has seen. */
        SeenOrder: {
            /**
             * @description Of the order as it was shown.
             * @example 1
             */
            revision: number;
        };
        /** @description What belongs to an order that a customer sent. */
        CustomerOrder: {
            /**
             * @description The customer's own number.
             * @example OC-2026-118
             */
            reference: string;
            state: components["schemas"]["OrderState"];
            /**
             * @description Grows with each answer.
             * @example 1
             */
            revision: number;
            /**
             * Format: date-time
             * @description When it was sent or last answered.
             * @example 2026-11-20T15:05:00.000Z
             */
            changedAt: string;
            /**
             * @description Whether the customer has not seen the last answer.
             * @example true
             */
            hasNews: boolean;
            /** @description The answers to its lines; empty in the list. */
            answers: components["schemas"]["LineAnswer"][];
            /** @description What the customer saw last; its answers are empty in the list. */
            seen: {
                state: components["schemas"]["OrderState"];
                /** @description The answers that the customer saw. */
                answers: components["schemas"]["LineAnswer"][];
            };
        };
        /** @description Codes as typed. */
        CodeList: {
            /**
             * @description One per line.
             * @example [
             *       "br-31338",
             *       "D1200"
             *     ]
             */
            codes: string[];
        };
        /** @description The products that a code matches. */
        CodeMatch: {
            /**
             * @description As it was sent.
             * @example br-31338
             */
            code: string;
            /**
             * @description One product, several, or none; for none `products` are the nearest. A code that is replaced is `ambiguous`: it is never exchanged without a choice.
             * @example matched
             * @enum {string}
             */
            status: "matched" | "ambiguous" | "notFound";
            /** @description The products, the likeliest first; at most 12. */
            products: {
                /**
                 * @description Our code.
                 * @example BR31338
                 */
                code: string;
                type: components["schemas"]["ProductType"];
                /**
                 * @description Why it was found; `replacement` for one that replaces the code.
                 * @example code
                 * @enum {string}
                 */
                reason: "customer" | "code" | "fmsi" | "interchange" | "upc" | "near" | "replacement";
                /**
                 * @description Of a replacement: how many of it replace one, 1 if it is absent.
                 * @example 2
                 */
                ratio?: number;
                /** @description Of a replacement: further products that belong to it. */
                together?: {
                    /**
                     * @description Our code.
                     * @example BD31512
                     */
                    code: string;
                    type: components["schemas"]["ProductType"];
                    /**
                     * @description How many replace one.
                     * @example 2
                     */
                    ratio: number;
                }[];
                /**
                 * @description The key that was found.
                 * @example BR31338
                 */
                shown: string;
                /**
                 * @description The brand of the code.
                 * @example NEVADO
                 */
                brand?: string;
            }[];
        };
        /** @description A batch of rows. */
        ExcelUpload: {
            /**
             * @description A name that `obtener-tablas` lists.
             * @example brake_rotors
             */
            table_name: string;
            /**
             * @description Whether the first batch replaces the table.
             * @example partial
             * @enum {string}
             */
            tipo: "total" | "partial";
            /**
             * @description The column names of the sheet: those of the wire, or of the portal in either language. A unit in parentheses
             *     converts the numbers: `OUTER_DIAM (in)`.
             * @example [
             *       "XBP",
             *       "THICKNESS"
             *     ]
             */
            Header: string[];
            /** @description Rows of cells in the order of the header. */
            Data: (string | number | boolean | null)[][];
            /**
             * Format: uuid
             * @description Ties batches together.
             * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
             */
            upload_id?: string;
            /**
             * @description Number of this batch, from 1.
             * @example 1
             */
            batch?: number;
            /**
             * @description How many batches there are.
             * @example 20
             */
            batches?: number;
            /**
             * @description The file that the rows come from, for the history.
             * @example 1brake_rotors.xlsx
             */
            file_name?: string;
            /**
             * @description The header row of the sheet, so that problems name the right row; 1 by default.
             * @example 2
             */
            header_row?: number;
            /**
             * @description The sheet that the rows come from, so that problems name it.
             * @example Hoja1
             */
            sheet_name?: string;
            /**
             * @description How many of the rows the sheet hides, also by a filter.
             * @example 12
             */
            hidden_rows?: number;
            /**
             * @description How many prices the sheet shows with $ alone, which also means pesos.
             * @example 240
             */
            dollar_cells?: number;
            /**
             * @description How many rows of the sheet are examples, totals or remarks, which are not sent.
             * @example 2
             */
            remark_rows?: number;
            /**
             * @description Names of the columns that the sheet hides, and that are sent too.
             * @example [
             *       "HEIGHT"
             *     ]
             */
            hidden_columns?: string[];
            /**
             * @description Names of hidden sheets, which are not sent.
             * @example [
             *       "Costos"
             *     ]
             */
            hidden_sheets?: string[];
            /**
             * @description The place in the sheet of each column of `Header`, from 0, then that of the first column to the right of the
             *     header, so that problems name the right cell; null for a column that the sheet lacks. By default 0, 1 and so on.
             * @example [
             *       0,
             *       2,
             *       3
             *     ]
             */
            sheet_columns?: (number | null)[];
            /**
             * @description For a sheet of which each row becomes several rows of `Data`, one after the other: `sheet_columns` of the second
             *     and further ones.
             * @example [
             *       [
             *         0,
             *         3,
             *         3,
             *         4
             *       ]
             *     ]
             */
            further_columns?: (number | null)[][];
            /**
             * @description Compare only; `commitImport` commits it later.
             * @example true
             */
            preview?: boolean;
        };
        /** @description A workbook and its table, in any order. */
        WorkbookUpload: {
            file: components["schemas"]["Bytes"];
            /**
             * @description A name that `obtener-tablas` lists; the name of the file does not count.
             * @example precios
             */
            table_name: string;
            /**
             * @description Whether the sheet replaces the table.
             * @example partial
             * @enum {string}
             */
            tipo: "total" | "partial";
            /**
             * @description Compare only; `commitImport` commits it later.
             * @example true
             */
            preview?: boolean;
        };
        /** @description The result of the batch, or of the workbook. */
        ExcelUploadAnswer: {
            /**
             * @description Rows taken from this batch, or from the workbook.
             * @example 500
             */
            affectedRows: number;
            import?: components["schemas"]["Import"];
        };
        /**
         * @description `staging` while batches arrive, `ready` when compared, then `committed` and perhaps `undone`;
         *     or `discarded`, or `failed`.
         * @example ready
         * @enum {string}
         */
        ImportState: "staging" | "ready" | "committed" | "undone" | "discarded" | "failed";
        /**
         * @description The effect of an import on a row.
         * @example changed
         * @enum {string}
         */
        ImportRowKind: "added" | "changed" | "removed" | "invalid";
        /** @description A problem of one cell. */
        CellProblem: {
            /**
             * @description The row of the sheet, from 1.
             * @example 212
             */
            row: number;
            sheetRow?: components["schemas"]["SheetRow"];
            /**
             * @description The header of the column.
             * @example THICKNESS
             */
            column: string;
            /**
             * @description Its place in the sheet.
             * @example F212
             */
            cell?: string;
            /**
             * @description The cell's value, shortened.
             * @example 334.327,57
             */
            value: string;
            kind: components["schemas"]["ProblemKind"];
            /**
             * @description The expected value, in English.
             * @example a number with a decimal point, such as 22.00
             */
            expected: string;
            /** @description Further values in the sentence. */
            values?: {
                [key: string]: string | number;
            };
        };
        /**
         * @description The kind of fault, for a sentence in the reader's language.
         * @example decimal
         * @enum {string}
         */
        ProblemKind: "required" | "text" | "code" | "codeDate" | "codeRounded" | "codeTruth" | "converted" | "fraction" | "severalCodes" | "placeholder" | "remark" | "remarkRow" | "account" | "alphabet" | "integer" | "decimal" | "comma" | "negative" | "zero" | "year" | "date" | "time" | "price" | "cents" | "barcode" | "checkDigit" | "boolean" | "surplus" | "choice" | "duplicate" | "product" | "family" | "years" | "cycle" | "unusual" | "notBelow" | "undecided" | "noDigit" | "garbled";
        /** @description The size of the history of changes, and how long it is kept. */
        History: {
            /**
             * @description Imports and other changes.
             * @example 214
             */
            changes: number;
            /**
             * @description Rows that applied changes store.
             * @example 3204511
             */
            rows: number;
            /**
             * @description Of these rows.
             * @example 48211034
             */
            bytes: number;
            /**
             * @description Age in days after which changes are deleted; 0 keeps all.
             * @example 730
             */
            keptDays: number;
            /**
             * @description Number of the newest changes that are never deleted.
             * @example 100
             */
            keptChanges: number;
        };
        /** @description When stock is shown as not current. */
        StockSettings: {
            /**
             * @description Hours after its time after which stock is not current.
             * @example 24
             */
            currentHours: number;
        };
        /** @description How long changes are kept. */
        HistoryRetention: {
            /**
             * @description Age in days after which changes are deleted; 0 keeps all.
             * @example 730
             */
            keptDays: number;
            /**
             * @description Number of the newest changes that are never deleted.
             * @example 100
             */
            keptChanges: number;
        };
        /** @description The rows of each kind in groups of consecutive rows of the sheet. */
        ImportMap: {
            /**
             * @description Rows of a group; 1 unless there would be more than 1600 groups.
             * @example 1
             */
            rowsPerGroup: number;
            groups: {
                /**
                 * @description The place of the group in the sheet, from 0.
                 * @example 210
                 */
                group: number;
                kind: components["schemas"]["ImportRowKind"];
                /**
                 * @description How many rows of the kind.
                 * @example 1
                 */
                rows: number;
            }[];
        };
        /** @description The problems of an import by cause. */
        ImportCauses: {
            /** @description At most 50. */
            causes: {
                /**
                 * @description The header of the column.
                 * @example POSITION
                 */
                column: string;
                kind: components["schemas"]["ProblemKind"];
                /**
                 * @description The cells are only unlikely; their rows can be applied.
                 * @example false
                 */
                isWarning: boolean;
                /**
                 * @description How many cells.
                 * @example 9120
                 */
                cells: number;
                /** @description Cells with the same value, the most frequent first; at most 20 values. */
                alike: {
                    problem: components["schemas"]["CellProblem"];
                    /**
                     * @description How many cells.
                     * @example 9000
                     */
                    count: number;
                    /**
                     * @description The probable value, null for an empty cell; absent where it would be a guess.
                     * @example Front
                     */
                    suggestion?: string | number | null;
                }[];
                /**
                 * @description Different values.
                 * @example 3
                 */
                values: number;
                /**
                 * @description Cells whose value has a suggestion.
                 * @example 9000
                 */
                suggested: number;
            }[];
        };
        /** @description A change of all cells of a cause. */
        ImportFix: {
            /**
             * @description The column of the cause.
             * @example POSITION
             */
            column: string;
            kind: components["schemas"]["ProblemKind"];
            /**
             * @description `replace` writes `by` in cells that show `value`; `suggested` writes the suggestion; `split` makes a row of each code in a list.
             * @example replace
             * @enum {string}
             */
            how: "replace" | "suggested" | "split";
            /**
             * @description The `value` of the problem, for `replace`.
             * @example Delantera
             */
            value?: string;
            /**
             * @description The new value, for `replace`; null empties the cells.
             * @example Front
             */
            by?: string | number | null;
        };
        /** @description Numbers of rows by kind of change. */
        ImportCounts: {
            /**
             * @description Rows that the table lacks.
             * @example 14
             */
            added: number;
            /**
             * @description Rows of which a cell differs.
             * @example 37
             */
            changed: number;
            /**
             * @description Cells that differ.
             * @example 52
             */
            changedCells: number;
            /**
             * @description Rows that the sheet lacks (total only).
             * @example 9
             */
            removed: number;
            /**
             * @description Rows that are the same.
             * @example 1206
             */
            unchanged: number;
            /**
             * @description Rows that cannot be taken.
             * @example 3
             */
            invalid: number;
            /**
             * @description Added and changed rows with warnings.
             * @example 2
             */
            warned: number;
            /**
             * @description Rows of the sheet that list several codes, of which each became a row.
             * @example 4
             */
            splitRows: number;
            /**
             * @description Columns in which nearly all values are 2, 10, 25.4, 100 or 1000 times the current ones, or
             *     that part of them: probably a wrong unit.
             */
            scaled: {
                /**
                 * @description The header.
                 * @example THICKNESS
                 */
                column: string;
                /**
                 * @description New values divided by the current ones.
                 * @example 25.4
                 */
                factor: number;
                /**
                 * @description Rows with this factor.
                 * @example 812
                 */
                rows: number;
            }[];
            /** @description Columns with cells from which invisible characters were removed. */
            cleaned: {
                /**
                 * @description The header.
                 * @example Interchange
                 */
                column: string;
                /**
                 * @description How many cells.
                 * @example 3
                 */
                cells: number;
            }[];
            /** @description Makers and brands that would be created; at most 200, those of most rows first. */
            newNames: {
                /**
                 * @description The header.
                 * @example Maker
                 */
                column: string;
                /**
                 * @description The new name.
                 * @example Toyotta
                 */
                name: string;
                /**
                 * @description Added rows with this name.
                 * @example 12
                 */
                rows: number;
                /**
                 * @description A known name that differs by a letter or two.
                 * @example Toyota
                 */
                similar?: string;
            }[];
            /**
             * @description Makers and brands that are stored in their known spelling or by their main name, as the table
             *     of other names has it; at most 200, those of most rows first.
             */
            renamed: {
                /**
                 * @description The header.
                 * @example Maker
                 */
                column: string;
                /**
                 * @description As in the sheet.
                 * @example VW
                 */
                from: string;
                /**
                 * @description As it is stored.
                 * @example Volkswagen
                 */
                to: string;
                /**
                 * @description Rows with this name.
                 * @example 120
                 */
                rows: number;
            }[];
            /**
             * @description Rows of the table before.
             * @example 1260
             */
            existing: number;
            /**
             * @description Rows of other tables that are added or removed with them, by table.
             * @example {
             *       "precios": 46,
             *       "aplicaciones": 12
             *     }
             */
            dependants: {
                [key: string]: number;
            };
            /**
             * @description Rows that an undo did not revert.
             * @example 2
             */
            kept?: number;
        };
        /** @description An import, or another change of the catalogue in the same history. */
        Import: {
            /**
             * @description A spreadsheet, an applied correction, or the taking back of either.
             * @example import
             * @enum {string}
             */
            kind: "import" | "amendment" | "undo";
            /**
             * @description The change that an undo took back.
             * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
             */
            undoes?: string;
            /**
             * @description Its `upload_id`.
             * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
             */
            id: string;
            /**
             * @description The table's name on the wire.
             * @example brake_rotors
             */
            table: string;
            /**
             * @description Whether it replaces the table.
             * @example total
             * @enum {string}
             */
            mode: "total" | "partial";
            state: components["schemas"]["ImportState"];
            /**
             * @description Why it failed.
             * @example The server stopped
             */
            reason?: string;
            /**
             * @description Who sent it.
             * @example admin
             */
            user: string;
            /**
             * @description The file.
             * @example 1brake_rotors.xlsx
             */
            fileName?: string;
            /**
             * @description The header row of the sheet.
             * @example 1
             */
            headerRow?: number;
            header?: components["schemas"]["ColumnNames"];
            /**
             * @description The sheet of the file.
             * @example Hoja1
             */
            sheet?: string;
            /**
             * @description Rows that the sheet hides, also by a filter, and that are loaded too.
             * @example 12
             */
            hiddenRows?: number;
            /**
             * @description Prices that the sheet shows with $ alone, and that are loaded as US dollars.
             * @example 240
             */
            dollarCells?: number;
            /**
             * @description Examples, totals and remarks among the rows of the sheet, which are left out.
             * @example 2
             */
            remarkRows?: number;
            /**
             * @description Columns that the sheet hides and that are loaded too.
             * @example [
             *       "HEIGHT"
             *     ]
             */
            hiddenColumns?: string[];
            /**
             * @description Hidden sheets of the file, which are not loaded.
             * @example [
             *       "Costos"
             *     ]
             */
            hiddenSheets?: string[];
            /**
             * @description Columns whose lists of codes become a row for each code.
             * @example [
             *       "Interchange"
             *     ]
             */
            split?: string[];
            /**
             * @description In how many batches it comes.
             * @example 3
             */
            batches?: number;
            /**
             * @description Rows of data.
             * @example 1260
             */
            rows: number;
            counts: components["schemas"]["ImportCounts"];
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-20T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Which comparison this is, of an import that is ready.
             * @example 2026-11-20T14:05:30.000Z
             */
            comparedAt?: string;
            /**
             * Format: date-time
             * @description When it was committed.
             * @example 2026-11-20T14:06:00.000Z
             */
            committedAt?: string;
            /**
             * @description How long the commit took, in ms.
             * @example 412
             */
            durationMs?: number;
            /**
             * Format: date-time
             * @description When it was undone.
             * @example 2026-11-20T15:00:00.000Z
             */
            undoneAt?: string;
            /**
             * @description Who took it back.
             * @example admin
             */
            undoneBy?: string;
        };
        /**
         * @description What a product can lack. A product has no drawing when none of its lengths is known; families
         *     that are not drawn lack none.
         * @example picture
         * @enum {string}
         */
        Lackable: "picture" | "price" | "drawing";
        /** @description The items that need an administrator's attention. */
        Attention: {
            /**
             * @description Amendments that wait.
             * @example 3
             */
            pendingAmendments: number;
            /**
             * @description Entries of `listUnansweredSearches`.
             * @example 37
             */
            unansweredSearches: number;
            /**
             * @description Vehicles of `listUndecidedVehicles`; null until they are counted.
             * @example 12
             */
            undecidedVehicles: number | null;
            /** @description The newest imports that can be undone or wait for a decision. */
            imports: components["schemas"]["Import"][];
            /** @description Products by what is missing. */
            incomplete: {
                /**
                 * @description Without a picture.
                 * @example 214
                 */
                picture: number;
                /**
                 * @description Without a price.
                 * @example 12
                 */
                price: number;
                /**
                 * @description Without a drawing.
                 * @example 5
                 */
                drawing: number;
            };
        };
        /** @description Products that lack something. */
        IncompletePage: {
            /**
             * @description On all pages.
             * @example 214
             */
            Total: number;
            /** @description By code. */
            Data: components["schemas"]["IncompleteProduct"][];
        };
        /** @description A product that lacks something. */
        IncompleteProduct: {
            /**
             * @description Our product code.
             * @example BR31338
             */
            XBP: string;
            Type: components["schemas"]["ProductType"];
            Detail: components["schemas"]["Bilingual"];
        };
        /** @description A page of the history. */
        ImportPage: {
            /** @description The newest first. */
            imports: components["schemas"]["Import"][];
            /**
             * @description The value of `before` for the next page; absent on the last one.
             * @example 1795000000000_0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
             */
            next?: string;
        };
        /** @description A row that is not unchanged. */
        ImportRow: {
            /**
             * @description The row of the sheet; absent for a removed row.
             * @example 18
             */
            row?: number;
            sheetRow?: components["schemas"]["SheetRow"];
            kind: components["schemas"]["ImportRowKind"];
            /**
             * @description What identifies the row.
             * @example BR31338
             */
            key: string;
            /**
             * @description By header: `[value]`, or `[old, new]` where it changes. An invalid row shows its cells as sent.
             * @example {
             *       "XBP": [
             *         "BR31338"
             *       ],
             *       "THICKNESS": [
             *         22.5,
             *         22
             *       ]
             *     }
             */
            cells: {
                [key: string]: (string | number | boolean | null)[];
            };
            /** @description The problems, cell by cell. */
            problems: components["schemas"]["CellProblem"][];
            /** @description Unlikely values of an added or changed row, cell by cell. */
            warnings: components["schemas"]["CellProblem"][];
        };
        /** @description A part of an import's rows. */
        ImportRows: {
            columns: components["schemas"]["ColumnNames"];
            /** @description Rows in their order. */
            rows: components["schemas"]["ImportRow"][];
            /**
             * @description Rows of that kind in all.
             * @example 63
             */
            total: number;
        };
        /** @description Another value for a cell. */
        CellCorrection: {
            /**
             * @description The header.
             * @example THICKNESS
             */
            column: string;
            /**
             * @description The value; null empties the cell.
             * @example 22.00
             */
            value: string | number | boolean | null;
        };
        /** @description How to commit. */
        ImportDecision: {
            /**
             * @description Leave invalid rows out; otherwise one invalid row stops the whole import.
             * @example false
             */
            skipInvalid: boolean;
            /**
             * @description Load unlikely values; without it, an import with warnings is refused.
             * @example true
             */
            acceptWarnings?: boolean;
            /**
             * @description The table's name, when over 20 % of its rows would be removed.
             * @example brake_rotors
             */
            confirm?: string;
            /**
             * Format: date-time
             * @description The comparison that was looked at; when there is another one by now, 409.
             * @example 2026-11-20T14:05:30.000Z
             */
            comparedAt?: string;
        };
        /** @description A row that an undo concerns. */
        UndoneRow: {
            /**
             * @description Its table.
             * @example brake_rotors
             */
            table: string;
            /**
             * @description What identifies it.
             * @example BR31338
             */
            key: string;
        };
        /** @description The result of the undo. */
        UndoResult: {
            /**
             * @description Rows reverted, in every table.
             * @example 60
             */
            reverted: number;
            /**
             * @description Rows that were edited since and stay, and rows whose value stays because an earlier change, undone or
             *     applied again since, results in the same value.
             */
            kept: components["schemas"]["UndoneRow"][];
            /**
             * @description Reverted rows that went back further than this change, because changes before it were undone
             *     too and could not be reverted in these rows then.
             */
            further: components["schemas"]["UndoneRow"][];
            import: components["schemas"]["Import"];
        };
        /**
         * @description The row of the sheet, where each became several rows (`further_columns`). `row` is then the number that the row would have
         *     if each were one of the sheet; corrections name it.
         * @example 18
         */
        SheetRow: number;
        /**
         * @description Values of columns of the table by name. A layout has them for columns that the sheet lacks.
         * @example {
         *       "ALMACEN": "MIAMI"
         *     }
         */
        ColumnValues: {
            [key: string]: string;
        };
        /**
         * @description The table's column, with a unit as in `OUTER_DIAM (in)`; null for a column that is not loaded; a column that becomes
         *     rows of its own, because its name is a value of another column; or a column whose cells have a brand before the code.
         * @example Codigo
         * @example {
         *       "column": "Precio",
         *       "values": {
         *         "ALMACEN": "MIAMI"
         *       }
         *     }
         * @example {
         *       "column": "Interchange",
         *       "after": "Brand"
         *     }
         */
        ColumnMeaning: string | null | {
            /**
             * @description The table's column for the cells, with a unit.
             * @example Precio
             */
            column: string;
            values: components["schemas"]["ColumnValues"];
        } | {
            /**
             * @description The table's column for the codes.
             * @example Interchange
             */
            column: string;
            /**
             * @description The table's column for the brands before them.
             * @example Brand
             */
            after: string;
        };
        /** @description The columns of a supplier's sheets. */
        NewSheetLayout: {
            /**
             * @description A name that `obtener-tablas` lists.
             * @example intercambios
             */
            table: string;
            /**
             * @description The names of the columns in the sheet; empty for a column without one.
             * @example [
             *       "Our code",
             *       "Maker",
             *       "Ref."
             *     ]
             */
            header: string[];
            /**
             * @description What each of them means.
             * @example [
             *       "Codigo",
             *       "Brand",
             *       "Interchange"
             *     ]
             */
            columns: components["schemas"]["ColumnMeaning"][];
            constants?: components["schemas"]["ColumnValues"];
            /**
             * @description Whether the value of merged cells is in each of them; otherwise they are refused.
             * @example true
             */
            repeatsMerged?: boolean;
            /**
             * @description Whether rows with an example, a total or a remark in place of a code are left out.
             * @example true
             */
            skipsRemarks?: boolean;
        };
        /** @description The columns of a supplier's sheets, as an administrator matched them. */
        SheetLayout: {
            /**
             * @description Identifies the header.
             * @example 5d41402abc4b2a76b9719d911017c592ae1c7f4f2f0f8a3c6f2a7e1b9c0d4e5f
             */
            id: string;
            /**
             * @description The table's name on the wire.
             * @example intercambios
             */
            table: string;
            /**
             * @description The names of the columns in the sheet.
             * @example [
             *       "Our code",
             *       "Maker",
             *       "Ref."
             *     ]
             */
            header: string[];
            /**
             * @description What each of them means.
             * @example [
             *       "Codigo",
             *       "Brand",
             *       "Interchange"
             *     ]
             */
            columns: components["schemas"]["ColumnMeaning"][];
            constants?: components["schemas"]["ColumnValues"];
            /**
             * @description Whether the value of merged cells is in each of them.
             * @example true
             */
            repeatsMerged?: boolean;
            /**
             * @description Whether examples and totals are left out.
             * @example true
             */
            skipsRemarks?: boolean;
            /**
             * @description The administrator.
             * @example admin
             */
            savedBy: string;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T15:05:00.000Z
             */
            savedAt: string;
        };
        /** @description A table that spreadsheets are loaded into. */
        LoadableTable: {
            /**
             * @description Its name on the wire.
             * @example brake_rotors
             */
            name: string;
            title: components["schemas"]["Bilingual"];
            /**
             * @description Rows that it has.
             * @example 1061
             */
            rows: number;
            /** @description Its columns in order. */
            columns: {
                /**
                 * @description The name in the first row.
                 * @example OUTER_DIAM
                 */
                header: string;
                title: components["schemas"]["Bilingual"];
                /**
                 * @description The type of its cells.
                 * @example decimal
                 * @enum {string}
                 */
                type: "code" | "text" | "integer" | "decimal" | "year" | "date" | "time" | "price" | "barcode" | "boolean";
                /**
                 * @description The unit of its numbers.
                 * @example mm
                 */
                unit?: string;
                /**
                 * @description Whether a cell may not be empty.
                 * @example false
                 */
                required: boolean;
                /**
                 * @description Whether it is part of what identifies a row.
                 * @example false
                 */
                key: boolean;
            }[];
        };
    };
    responses: {
        /** @description A parameter or field is missing, unknown or wrong; the problem names it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not signed in (`unauthorized`), or the access key is unknown, expired or revoked (`invalid-key`). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's level, product families, name or scopes do not allow it, or the request comes from another site (`cross-site`) or from an origin that the embed key does not name (`foreign-origin`), or the user must enter the password again first (`reauthentication-required`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests or failed attempts; `Retry-After` contains the seconds to wait. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server's disk is full; nothing was stored. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file has no bytes in the wanted range; `Content-Range` has its size. */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not of a content type that the operation reads. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database or the storage of files does not answer. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such user, or the user may not order anything; `msg` has the reason. */
        OrderUserProblem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["OrderUserProblem"];
            };
        };
        /** @description Not possible in the current state; the detail has the reason. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rows were rejected; `sqlMessage` has the reason. */
        ImportProblem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ImportProblem"];
            };
        };
        /** @description A PDF. */
        Pdf: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/pdf": components["schemas"]["Bytes"];
            };
        };
        /** @description A workbook. */
        Spreadsheet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Bytes"];
            };
        };
    };
    parameters: {
        /**
         * @description A product code, an FMSI number or a competitor's code, in any spelling.
         * @example d-1200
         */
        Codigo: string;
        /**
         * @description A hardware code or the code of a brake, in any spelling.
         * @example H5678
         */
        Code: string;
        /**
         * @description The user as whom the caller reads. An administrator may name anyone, and gets exactly what that
         *     user's level and warehouses allow; everybody else may name only themselves (403 otherwise).
         * @example cliente
         */
        User: string;
        /**
         * @description Vehicle brand.
         * @example Chevrolet
         */
        VehicleMaker: string;
        /**
         * @description Vehicle model.
         * @example Aveo
         */
        VehicleModel: string;
        /**
         * @description Axle of the part.
         * @example front
         */
        KnownAxle: "front" | "rear" | "unknown";
        /**
         * @description Model year.
         * @example 2009
         */
        KnownYear: string;
        /**
         * @description Month of the year in which the vehicle was built.
         * @example 6
         */
        KnownMonth: string;
        /**
         * @description Submodel as the applications have it.
         * @example E140
         */
        KnownSubmodel: string;
        /**
         * @description Engine as a choice names it.
         * @example 1.6 L
         */
        KnownEngine: string;
        /**
         * @description Driven wheels.
         * @example 4x4
         */
        KnownDrive: "4x2" | "4x4" | "unknown";
        /**
         * @description Inches.
         * @example 15
         */
        KnownWheelSize: string;
        /**
         * @description Whether the vehicle has ABS.
         * @example yes
         */
        KnownAbs: "yes" | "no" | "unknown";
        /**
         * @description Brake of the rear axle.
         * @example Drum
         */
        KnownRearBrake: "Disc" | "Drum" | "unknown";
        /**
         * @description Maker of the brake.
         * @example ATE
         */
        KnownBrakeSystem: string;
        /**
         * @description Side of a wheel cylinder.
         * @example Left
         */
        KnownSide: "Left" | "Right" | "unknown";
        /**
         * @description Whether the old part has a wear sensor.
         * @example no
         */
        KnownWearSensor: "yes" | "no" | "unknown";
        /**
         * @description Bolt holes of the old part.
         * @example 5
         */
        KnownHoles: string;
        /**
         * @description Thickness, mm; of the old part.
         * @example 255
         */
        KnownThickness: string;
        /**
         * @description Outer diameter, mm; of the old part.
         * @example 255
         */
        KnownOuterDiameter: string;
        /**
         * @description Inner diameter of the drum, mm; of the old part.
         * @example 255
         */
        KnownDrumDiameter: string;
        /**
         * @description Width of the drum, mm; of the old part.
         * @example 255
         */
        KnownDrumWidth: string;
        /**
         * @description Length of the pad, mm; of the old part.
         * @example 255
         */
        KnownLength1: string;
        /**
         * @description Width of the pad, mm; of the old part.
         * @example 255
         */
        KnownWidth1: string;
        /**
         * @description Length of the lining, mm; of the old part.
         * @example 255
         */
        KnownLength: string;
        /**
         * @description Bore of the cylinder, mm; of the old part.
         * @example 255
         */
        KnownSizeMm: string;
        /**
         * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
         * @example MIAMI
         */
        PriceWarehouse: components["schemas"]["Warehouse"];
        /**
         * @description The language of headings and messages, for links, which send no `Accept-Language` of their own.
         * @example es
         */
        Lang: string;
        /**
         * @description Internal section name; without it, every section.
         * @example brakepad_band
         */
        SectionOptional: components["schemas"]["SectionName"];
        /**
         * @description Which cylinders, in the section `cylinder_bomb`.
         * @example wheel_cylinder
         */
        CylinderType: "wheel_cylinder" | "master_cylinder";
        /**
         * @description Vehicle brand; accents and case do not matter.
         * @example Toyota
         */
        Marca: string;
        /**
         * @description Vehicle model; without it, every model of the brand.
         * @example Corolla
         */
        Modelo: string;
        /**
         * @description Model year; without it, every year.
         * @example 2012
         */
        Year: number;
        /**
         * @description The last year of a range that begins with `year`; vehicles that were built in any of its years match.
         * @example 2015
         */
        YearTo: number;
        /**
         * @description The account's number.
         * @example 2
         */
        AccountId: number;
        /**
         * @description The order's number.
         * @example 12
         */
        OrderId: number;
        /**
         * @description The list's number.
         * @example 3
         */
        ListId: number;
        /**
         * @description The quotation's id.
         * @example 5
         */
        QuotationId: number;
        /**
         * @description The line's number.
         * @example 12
         */
        ListLineId: number;
        /**
         * @description The key's number.
         * @example 3
         */
        AccessKeyId: number;
        /**
         * @description The import; its `upload_id`.
         * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
         */
        ImportId: string;
        /**
         * @description `{code}.jpg` or `{code}_2.jpg` to `{code}_4.jpg`.
         * @example BR31338_2.jpg
         */
        ImageName: string;
        /**
         * @description Name of an uploaded file.
         * @example summer-B.jpg
         */
        FileName: string;
        /**
         * @description Which version the caller means, by any mark that changes with it; the answer is the present one whatever it says. A browser with an older version at another URL requests it again.
         * @example 5324a3c69df3
         */
        Version: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The bytes of the part and of the whole file, or only the size of the file.
         * @example bytes 0-99/2048
         */
        ContentRange: string;
        /**
         * @description Width and height of the original in px.
         * @example 800x600
         */
        ImageSize: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    usersAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The user's row, or an empty list. */
            200: {
                headers: {
                    /** @description The session cookie, HttpOnly and SameSite=Strict, when signing in worked. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or the anonymous one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    /** @description The session cookie with a new token; the old one has ended. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    completeSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description The user's row, as `usersAuth` returns it. */
            200: {
                headers: {
                    /** @description The session cookie, HttpOnly and SameSite=Strict. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret for the app; it is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCode"];
            };
        };
        responses: {
            /** @description The recovery codes; they are shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Signing in needs no code of the app now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recovery codes; they are shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    startPasskeyProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description The user's row, as `usersAuth` returns it. */
            200: {
                headers: {
                    /** @description The session cookie, HttpOnly and SameSite=Strict. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    confirmWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    /** @description The session cookie with a new token; the old one has ended. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPasskey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the passkey.
                 * @example Zm9vYmFyYmF6cXV1eHF1dXg
                 */
                passkey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey no longer signs in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    /** @description The session cookie with a new token; the old one has ended. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By last use, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The others have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id in the list.
                 * @example 5d41402abc4b2a76b9719d911017c592
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    searchByCode: {
        parameters: {
            query: {
                /**
                 * @description A product code, an FMSI number or a competitor's code, in any spelling.
                 * @example d-1200
                 */
                codigo: components["parameters"]["Codigo"];
                /**
                 * @description Internal section name; without it, every section.
                 * @example brakepad_band
                 */
                data?: components["parameters"]["SectionOptional"];
                /**
                 * @description The user as whom the caller reads. An administrator may name anyone, and gets exactly what that
                 *     user's level and warehouses allow; everybody else may name only themselves (403 otherwise).
                 * @example cliente
                 */
                user?: components["parameters"]["User"];
                /**
                 * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
                 * @example MIAMI
                 */
                warehouse?: components["parameters"]["PriceWarehouse"];
                /**
                 * @description Maximum number of products; exact matches are never cut.
                 * @example 25
                 */
                limit?: number;
                /**
                 * @description Only products of this type; `Types` counts all.
                 * @example Brake Rotors
                 */
                type?: components["schemas"]["ProductType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products found, best match first; an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    nearestCodes: {
        parameters: {
            query: {
                /**
                 * @description A product code, an FMSI number or a competitor's code, in any spelling.
                 * @example d-1200
                 */
                codigo: components["parameters"]["Codigo"];
                /**
                 * @description Internal section name; without it, every section.
                 * @example brakepad_band
                 */
                data?: components["parameters"]["SectionOptional"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nearest products, at most fifty; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearestCodesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindQuestion"];
            };
        };
        responses: {
            /** @description The readings of the text, and the results that it leads to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    findByText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindByText"];
            };
        };
        responses: {
            /** @description The readings of the text, and the results that it leads to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Finding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decide: {
        parameters: {
            query: {
                /**
                 * @description Vehicle brand.
                 * @example Chevrolet
                 */
                maker: components["parameters"]["VehicleMaker"];
                /**
                 * @description Vehicle model.
                 * @example Aveo
                 */
                model: components["parameters"]["VehicleModel"];
                /**
                 * @description Kind of part.
                 * @example brake_pads
                 */
                family: components["schemas"]["Family"];
                /**
                 * @description Axle of the part.
                 * @example front
                 */
                axle?: components["parameters"]["KnownAxle"];
                /**
                 * @description Model year.
                 * @example 2009
                 */
                year?: components["parameters"]["KnownYear"];
                /**
                 * @description Month of the year in which the vehicle was built.
                 * @example 6
                 */
                month?: components["parameters"]["KnownMonth"];
                /**
                 * @description Submodel as the applications have it.
                 * @example E140
                 */
                submodel?: components["parameters"]["KnownSubmodel"];
                /**
                 * @description Engine as a choice names it.
                 * @example 1.6 L
                 */
                engine?: components["parameters"]["KnownEngine"];
                /**
                 * @description Driven wheels.
                 * @example 4x4
                 */
                drive?: components["parameters"]["KnownDrive"];
                /**
                 * @description Inches.
                 * @example 15
                 */
                wheelSize?: components["parameters"]["KnownWheelSize"];
                /**
                 * @description Whether the vehicle has ABS.
                 * @example yes
                 */
                abs?: components["parameters"]["KnownAbs"];
                /**
                 * @description Brake of the rear axle.
                 * @example Drum
                 */
                rearBrake?: components["parameters"]["KnownRearBrake"];
                /**
                 * @description Maker of the brake.
                 * @example ATE
                 */
                brakeSystem?: components["parameters"]["KnownBrakeSystem"];
                /**
                 * @description Side of a wheel cylinder.
                 * @example Left
                 */
                side?: components["parameters"]["KnownSide"];
                /**
                 * @description Whether the old part has a wear sensor.
                 * @example no
                 */
                wearSensor?: components["parameters"]["KnownWearSensor"];
                /**
                 * @description Bolt holes of the old part.
                 * @example 5
                 */
                holes?: components["parameters"]["KnownHoles"];
                /**
                 * @description Thickness, mm; of the old part.
                 * @example 255
                 */
                thickness?: components["parameters"]["KnownThickness"];
                /**
                 * @description Outer diameter, mm; of the old part.
                 * @example 255
                 */
                outerDiameter?: components["parameters"]["KnownOuterDiameter"];
                /**
                 * @description Inner diameter of the drum, mm; of the old part.
                 * @example 255
                 */
                drumDiameter?: components["parameters"]["KnownDrumDiameter"];
                /**
                 * @description Width of the drum, mm; of the old part.
                 * @example 255
                 */
                drumWidth?: components["parameters"]["KnownDrumWidth"];
                /**
                 * @description Length of the pad, mm; of the old part.
                 * @example 255
                 */
                length1?: components["parameters"]["KnownLength1"];
                /**
                 * @description Width of the pad, mm; of the old part.
                 * @example 255
                 */
                width1?: components["parameters"]["KnownWidth1"];
                /**
                 * @description Length of the lining, mm; of the old part.
                 * @example 255
                 */
                length?: components["parameters"]["KnownLength"];
                /**
                 * @description Bore of the cylinder, mm; of the old part.
                 * @example 255
                 */
                sizeMm?: components["parameters"]["KnownSizeMm"];
                /**
                 * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
                 * @example MIAMI
                 */
                warehouse?: components["parameters"]["PriceWarehouse"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts that fit, and the next question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecideAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    fits: {
        parameters: {
            query: {
                /**
                 * @description Our product codes as the catalogue writes them, separated by commas; at most 200.
                 * @example D1200,BR31338
                 */
                codes: string;
                /**
                 * @description Vehicle brand.
                 * @example Chevrolet
                 */
                maker: components["parameters"]["VehicleMaker"];
                /**
                 * @description Vehicle model.
                 * @example Aveo
                 */
                model: components["parameters"]["VehicleModel"];
                /**
                 * @description First model year of the vehicle; the same as `to` where the year is known.
                 * @example 2009
                 */
                from?: string;
                /**
                 * @description Last model year; until today without it.
                 * @example 2009
                 */
                to?: string;
                /**
                 * @description Submodel as the applications have it.
                 * @example E140
                 */
                submodel?: components["parameters"]["KnownSubmodel"];
                /**
                 * @description Month of the year in which the vehicle was built.
                 * @example 6
                 */
                month?: components["parameters"]["KnownMonth"];
                /**
                 * @description Engine as a choice names it.
                 * @example 1.6 L
                 */
                engine?: components["parameters"]["KnownEngine"];
                /**
                 * @description Driven wheels.
                 * @example 4x4
                 */
                drive?: components["parameters"]["KnownDrive"];
                /**
                 * @description Inches.
                 * @example 15
                 */
                wheelSize?: components["parameters"]["KnownWheelSize"];
                /**
                 * @description Whether the vehicle has ABS.
                 * @example yes
                 */
                abs?: components["parameters"]["KnownAbs"];
                /**
                 * @description Brake of the rear axle.
                 * @example Drum
                 */
                rearBrake?: components["parameters"]["KnownRearBrake"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts that fit, and those that do not. The others are not among them, because the catalogue does not state it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FitsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getJob: {
        parameters: {
            query: {
                /**
                 * @description Vehicle brand.
                 * @example Chevrolet
                 */
                maker: components["parameters"]["VehicleMaker"];
                /**
                 * @description Vehicle model.
                 * @example Aveo
                 */
                model: components["parameters"]["VehicleModel"];
                /**
                 * @description Axle of the job.
                 * @example front
                 */
                axle: "front" | "rear";
                /**
                 * @description Model year.
                 * @example 2009
                 */
                year?: components["parameters"]["KnownYear"];
                /**
                 * @description Month of the year in which the vehicle was built.
                 * @example 6
                 */
                month?: components["parameters"]["KnownMonth"];
                /**
                 * @description Submodel as the applications have it.
                 * @example E140
                 */
                submodel?: components["parameters"]["KnownSubmodel"];
                /**
                 * @description Engine as a choice names it.
                 * @example 1.6 L
                 */
                engine?: components["parameters"]["KnownEngine"];
                /**
                 * @description Driven wheels.
                 * @example 4x4
                 */
                drive?: components["parameters"]["KnownDrive"];
                /**
                 * @description Inches.
                 * @example 15
                 */
                wheelSize?: components["parameters"]["KnownWheelSize"];
                /**
                 * @description Whether the vehicle has ABS.
                 * @example yes
                 */
                abs?: components["parameters"]["KnownAbs"];
                /**
                 * @description Brake of the rear axle.
                 * @example Drum
                 */
                rearBrake?: components["parameters"]["KnownRearBrake"];
                /**
                 * @description Maker of the brake.
                 * @example ATE
                 */
                brakeSystem?: components["parameters"]["KnownBrakeSystem"];
                /**
                 * @description Side of a wheel cylinder.
                 * @example Left
                 */
                side?: components["parameters"]["KnownSide"];
                /**
                 * @description Whether the old part has a wear sensor.
                 * @example no
                 */
                wearSensor?: components["parameters"]["KnownWearSensor"];
                /**
                 * @description Bolt holes of the old part.
                 * @example 5
                 */
                holes?: components["parameters"]["KnownHoles"];
                /**
                 * @description Thickness, mm; of the old part.
                 * @example 255
                 */
                thickness?: components["parameters"]["KnownThickness"];
                /**
                 * @description Outer diameter, mm; of the old part.
                 * @example 255
                 */
                outerDiameter?: components["parameters"]["KnownOuterDiameter"];
                /**
                 * @description Inner diameter of the drum, mm; of the old part.
                 * @example 255
                 */
                drumDiameter?: components["parameters"]["KnownDrumDiameter"];
                /**
                 * @description Width of the drum, mm; of the old part.
                 * @example 255
                 */
                drumWidth?: components["parameters"]["KnownDrumWidth"];
                /**
                 * @description Length of the pad, mm; of the old part.
                 * @example 255
                 */
                length1?: components["parameters"]["KnownLength1"];
                /**
                 * @description Width of the pad, mm; of the old part.
                 * @example 255
                 */
                width1?: components["parameters"]["KnownWidth1"];
                /**
                 * @description Length of the lining, mm; of the old part.
                 * @example 255
                 */
                length?: components["parameters"]["KnownLength"];
                /**
                 * @description Bore of the cylinder, mm; of the old part.
                 * @example 255
                 */
                sizeMm?: components["parameters"]["KnownSizeMm"];
                /**
                 * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
                 * @example MIAMI
                 */
                warehouse?: components["parameters"]["PriceWarehouse"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of the job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchHardware: {
        parameters: {
            query: {
                /**
                 * @description A hardware code or the code of a brake, in any spelling.
                 * @example H5678
                 */
                code: components["parameters"]["Code"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kits found, best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HardwareSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchHardwareApplication: {
        parameters: {
            query: {
                /**
                 * @description Vehicle brand.
                 * @example Toyota
                 */
                maker: string;
                /**
                 * @description Vehicle model; without it, every model of the brand.
                 * @example Corolla
                 */
                model?: string;
                /**
                 * @description Model year; without it, every year.
                 * @example 2012
                 */
                year?: components["parameters"]["Year"];
                /**
                 * @description The last year of a range that begins with `year`; vehicles that were built in any of its years match.
                 * @example 2015
                 */
                year_to?: components["parameters"]["YearTo"];
                /**
                 * @description The user as whom the caller reads. An administrator may name anyone, and gets exactly what that
                 *     user's level and warehouses allow; everybody else may name only themselves (403 otherwise).
                 * @example cliente
                 */
                user?: components["parameters"]["User"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications of hardware for the vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HardwareApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    hardwareInfo: {
        parameters: {
            query: {
                /**
                 * @description A hardware code or the code of a brake, in any spelling.
                 * @example H5678
                 */
                code: components["parameters"]["Code"];
                /**
                 * @description The user as whom the caller reads. An administrator may name anyone, and gets exactly what that
                 *     user's level and warehouses allow; everybody else may name only themselves (403 otherwise).
                 * @example cliente
                 */
                user?: components["parameters"]["User"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HardwareInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    makerInput: {
        parameters: {
            query?: {
                /**
                 * @description Internal section name; without it, every section.
                 * @example brakepad_band
                 */
                data?: components["parameters"]["SectionOptional"];
                /**
                 * @description Which cylinders, in the section `cylinder_bomb`.
                 * @example wheel_cylinder
                 */
                type?: components["parameters"]["CylinderType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Brands in alphabetical order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    modelInput: {
        parameters: {
            query: {
                /**
                 * @description Internal section name; without it, every section.
                 * @example brakepad_band
                 */
                data?: components["parameters"]["SectionOptional"];
                /**
                 * @description Vehicle brand; accents and case do not matter.
                 * @example Toyota
                 */
                marca: components["parameters"]["Marca"];
                /**
                 * @description Which cylinders, in the section `cylinder_bomb`.
                 * @example wheel_cylinder
                 */
                type?: components["parameters"]["CylinderType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Models in alphabetical order; empty for an unknown brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    vehicleNames: {
        parameters: {
            query: {
                /**
                 * @description The typed text without the words for the product and the year.
                 * @example corolla
                 */
                text: string;
                /**
                 * @description Internal section name; without it, every section.
                 * @example brakepad_band
                 */
                data?: components["parameters"]["SectionOptional"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles, at most six; an empty list if the text names none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleNamesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchByApplication: {
        parameters: {
            query: {
                /**
                 * @description Internal section name; hardware has a call of its own.
                 * @example brakepad_band
                 */
                data: "brakepad_band" | "rotor_drum" | "cylinder_bomb";
                /**
                 * @description Vehicle brand; accents and case do not matter.
                 * @example Toyota
                 */
                marca: components["parameters"]["Marca"];
                /**
                 * @description Vehicle model; without it, every model of the brand.
                 * @example Corolla
                 */
                modelo?: components["parameters"]["Modelo"];
                /**
                 * @description Model year; without it, every year.
                 * @example 2012
                 */
                year?: components["parameters"]["Year"];
                /**
                 * @description The last year of a range that begins with `year`; vehicles that were built in any of its years match.
                 * @example 2015
                 */
                year_to?: components["parameters"]["YearTo"];
                /**
                 * @description Which cylinders, in the section `cylinder_bomb`.
                 * @example wheel_cylinder
                 */
                type?: components["parameters"]["CylinderType"];
                /**
                 * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
                 * @example MIAMI
                 */
                warehouse?: components["parameters"]["PriceWarehouse"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, by model and year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchByDim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeasureQuestion"];
            };
        };
        responses: {
            /** @description The fields (step 0), or the products (step 2). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeasureFields"] | components["schemas"]["MeasureResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    fichaInfo: {
        parameters: {
            query: {
                /**
                 * @description A product code, an FMSI number or a competitor's code, in any spelling.
                 * @example d-1200
                 */
                codigo: components["parameters"]["Codigo"];
                /**
                 * @description The user as whom the caller reads. An administrator may name anyone, and gets exactly what that
                 *     user's level and warehouses allow; everybody else may name only themselves (403 otherwise).
                 * @example cliente
                 */
                user?: components["parameters"]["User"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The datasheet, limited to what the caller's level may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Datasheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPriceHistory: {
        parameters: {
            query: {
                /**
                 * @description A hardware code or the code of a brake, in any spelling.
                 * @example H5678
                 */
                code: components["parameters"]["Code"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    fichaInfoBf: {
        parameters: {
            query: {
                /**
                 * @description The user as whom the caller reads. An administrator may name anyone, and gets exactly what that
                 *     user's level and warehouses allow; everybody else may name only themselves (403 otherwise).
                 * @example cliente
                 */
                user?: components["parameters"]["User"];
                /**
                 * @description Fluid code.
                 * @example DOT4HP
                 */
                type: string;
                /**
                 * @description Volume in mL; a litre is 1000.
                 * @example 355
                 */
                cap: 250 | 355 | 500 | 1000;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fluid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FluidInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    globalApliSearch: {
        parameters: {
            query: {
                /**
                 * @description Vehicle brand; accents and case do not matter.
                 * @example Toyota
                 */
                marca: components["parameters"]["Marca"];
                /**
                 * @description Vehicle model; without it, every model of the brand.
                 * @example Corolla
                 */
                modelo?: components["parameters"]["Modelo"];
                /**
                 * @description Model year; without it, every year.
                 * @example 2012
                 */
                year?: components["parameters"]["Year"];
                /**
                 * @description The last year of a range that begins with `year`; vehicles that were built in any of its years match.
                 * @example 2015
                 */
                year_to?: components["parameters"]["YearTo"];
                /**
                 * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
                 * @example MIAMI
                 */
                warehouse?: components["parameters"]["PriceWarehouse"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per product and year range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    relatedProducts: {
        parameters: {
            query: {
                /**
                 * @description A product code, an FMSI number or a competitor's code, in any spelling.
                 * @example d-1200
                 */
                codigo: components["parameters"]["Codigo"];
                /**
                 * @description Vehicle brand; accents and case do not matter.
                 * @example Toyota
                 */
                marca: components["parameters"]["Marca"];
                /**
                 * @description Vehicle model.
                 * @example Corolla
                 */
                modelo: string;
                /**
                 * @description First model year.
                 * @example 2009
                 */
                desde: number;
                /**
                 * @description Last model year; without it the vehicle is still built.
                 * @example 2013
                 */
                hasta?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The related products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedProductsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    kitCaliperInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaliperKitTable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cylinderCupsInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CylinderCupsTable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getImagesUploaded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    productImage: {
        parameters: {
            query?: {
                /**
                 * @description Which version the caller means, by any mark that changes with it; the answer is the present one whatever it says. A browser with an older version at another URL requests it again.
                 * @example 5324a3c69df3
                 */
                v?: components["parameters"]["Version"];
                /**
                 * @description Width in px of a smaller WebP version; never wider than the original, which is the answer without it.
                 * @example 480
                 */
                w?: 160 | 480 | 960;
            };
            header?: never;
            path: {
                /**
                 * @description `{code}.jpg` or `{code}_2.jpg` to `{code}_4.jpg`.
                 * @example BR31338_2.jpg
                 */
                name: components["parameters"]["ImageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    "Image-Size": components["headers"]["ImageSize"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["Bytes"];
                    "image/webp": components["schemas"]["Bytes"];
                };
            };
            /** @description The part that the caller wants (`Range`), of the version that it knows (`If-Range`). */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["Bytes"];
                };
            };
            /** @description The caller's copy of this image is current (If-None-Match). */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    productImageExists: {
        parameters: {
            query?: {
                /**
                 * @description Which version the caller means, by any mark that changes with it; the answer is the present one whatever it says. A browser with an older version at another URL requests it again.
                 * @example 5324a3c69df3
                 */
                v?: components["parameters"]["Version"];
                /**
                 * @description Width in px of a smaller WebP version; never wider than the original, which is the answer without it.
                 * @example 480
                 */
                w?: 160 | 480 | 960;
            };
            header?: never;
            path: {
                /**
                 * @description `{code}.jpg` or `{code}_2.jpg` to `{code}_4.jpg`.
                 * @example BR31338_2.jpg
                 */
                name: components["parameters"]["ImageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has. */
            200: {
                headers: {
                    "Image-Size": components["headers"]["ImageSize"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller's copy of this image is current (If-None-Match). */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The name is not an image name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The access key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller may not see the product's family. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such image. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listPictures: {
        parameters: {
            query: {
                /**
                 * @description A product code as the catalogue writes it, a fluid (`DOT4HP`, `DOT4HP-355`) or a reference drawing (`BR01`).
                 * @example BR31338
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pictures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadedFile: {
        parameters: {
            query?: {
                /**
                 * @description This version of the file, for administrators; without it the one that isn't historic.
                 * @example 3
                 */
                id?: number;
                /**
                 * @description Which version the caller means, by any mark that changes with it; the answer is the present one whatever it says. A browser with an older version at another URL requests it again.
                 * @example 5324a3c69df3
                 */
                v?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of an uploaded file.
                 * @example summer-B.jpg
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["Bytes"];
                    "image/png": components["schemas"]["Bytes"];
                    "image/gif": components["schemas"]["Bytes"];
                    "image/webp": components["schemas"]["Bytes"];
                    "application/pdf": components["schemas"]["Bytes"];
                };
            };
            /** @description The part that the caller wants (`Range`), of the version that it knows (`If-Range`). */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["Bytes"];
                    "image/png": components["schemas"]["Bytes"];
                    "image/gif": components["schemas"]["Bytes"];
                    "image/webp": components["schemas"]["Bytes"];
                    "application/pdf": components["schemas"]["Bytes"];
                };
            };
            /** @description The caller's copy of this file is current (If-None-Match). */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadedFileExists: {
        parameters: {
            query?: {
                /**
                 * @description This version of the file, for administrators; without it the one that isn't historic.
                 * @example 3
                 */
                id?: number;
                /**
                 * @description Which version the caller means, by any mark that changes with it; the answer is the present one whatever it says. A browser with an older version at another URL requests it again.
                 * @example 5324a3c69df3
                 */
                v?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of an uploaded file.
                 * @example summer-B.jpg
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller's copy of this file is current (If-None-Match). */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The name is not a file name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller's level may not see it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    insertAmendments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmendmentToSend"];
            };
        };
        responses: {
            /** @description Stored; a reviewer will see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The user has 50 pending corrections; some must be reviewed first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    amendments: {
        parameters: {
            query: {
                /**
                 * @description 0 pending, 1 accepted, 2 rejected or solved (extension).
                 * @example 0
                 */
                status: 0 | 1 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The corrections, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateAmendmentStatus: {
        parameters: {
            query: {
                /**
                 * @description The correction's `report_id`.
                 * @example 17
                 */
                id: number;
                /**
                 * @description 1 accepted; 2 rejected (from pending) or solved (from accepted).
                 * @example 1
                 */
                status: 1 | 2;
                /**
                 * @description The status that was shown (extension): when another administrator has changed it meanwhile, nothing
                 *     changes and the answer is 409. Without it, status 2 solves an amendment that was just accepted.
                 * @example 0
                 */
                was?: 0 | 1;
            };
            header?: {
                /**
                 * @description Any text, such as `caliper`; 403 without it.
                 * @example caliper
                 */
                "X-Requested-With"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The correction as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getAllImagesAndPdfs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFileState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileStateChange"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPdfUploaded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active newsletter as the only item, or an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    obtenerTablas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Table names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    descargarExcel: {
        parameters: {
            query?: {
                /**
                 * @description The language of headings and messages, for links, which send no `Accept-Language` of their own.
                 * @example es
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description A name that `obtener-tablas` lists.
                 * @example brake_rotors
                 */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPriceChanges: {
        parameters: {
            query: {
                /**
                 * @description The first day of the new prices.
                 * @example 2026-12-01
                 */
                day: string;
                /**
                 * @description The language of headings and messages, for links, which send no `Accept-Language` of their own.
                 * @example es
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    dynamicBrakesReports: {
        parameters: {
            query: {
                /**
                 * @description Comma-separated family indices: Drums 0, Lining 1, Pads 2, Rotors 3, Shoes 4, Hardware 5,
                 *     Master Cylinders 6, Wheel Cylinders 7.
                 * @example 2,3
                 */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    buyOrderUserInfo: {
        parameters: {
            query: {
                /**
                 * @description 0 lists the users; 1 returns the warehouses and categories of the chosen user.
                 * @example 1
                 */
                step: 0 | 1;
                /**
                 * @description The administrator's own name in step 0, the chosen user in step 1.
                 * @example cliente
                 */
                user?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of user names (step 0), or the user's order data (step 1). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameList"] | components["schemas"]["OrderUserInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderUserProblem"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    buyOrderPriceInfo: {
        parameters: {
            query: {
                /**
                 * @description Always 0.
                 * @example 0
                 */
                step: 0;
                /**
                 * @description The chosen user.
                 * @example cliente
                 */
                user: string;
                /**
                 * @description The chosen warehouse.
                 * @example MIAMI
                 */
                warehouse: components["schemas"]["Warehouse"];
                /**
                 * @description The chosen category.
                 * @example Brake Rotors
                 */
                type: string;
                /**
                 * @description The chosen subcategory, where the category has any.
                 * @example Standard
                 */
                subtype?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderProduct"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    buyOrderFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrder"];
            };
        };
        responses: {
            /** @description The workbook of the order. */
            200: {
                headers: {
                    /** @description The order's number, for `getOrder`. */
                    "Order-Number": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Bytes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    excelUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExcelUpload"];
                "multipart/form-data": components["schemas"]["WorkbookUpload"];
            };
        };
        responses: {
            /** @description The batch was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcelUploadAnswer"];
                };
            };
            400: components["responses"]["ImportProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ImportProblem"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    imgAndPdfUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /**
                 * @description Only imports of this table, by a name that `obtener-tablas` lists.
                 * @example brake_rotors
                 */
                table?: string;
                /**
                 * @description Only imports in this state.
                 * @example ready
                 */
                state?: components["schemas"]["ImportState"];
                /**
                 * @description The `next` of the page before.
                 * @example 1795000000000_0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                before?: string;
                /**
                 * @description Maximum number of imports.
                 * @example 25
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAttention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts, and the newest imports that can be undone or wait for a decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listIncomplete: {
        parameters: {
            query: {
                /**
                 * @description What is missing from the products.
                 * @example picture
                 */
                without: components["schemas"]["Lackable"];
                /**
                 * @description The last code of the page before.
                 * @example BR31338
                 */
                after?: string;
                /**
                 * @description Maximum number of products.
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncompletePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUndecidedVehicles: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of vehicles.
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles, by brand and model. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndecidedVehicles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUnansweredSearches: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries.
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, the most wanted first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnansweredSearches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchReport"];
            };
        };
        responses: {
            /** @description The report was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeUnansweredSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the entry.
                 * @example 5f0c8f8e0000400080000000000000005f0c8f8e000040008000000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such entry any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    listOwnCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history as a whole. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HistoryRetention"];
            };
        };
        responses: {
            /** @description The history as a whole. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getStockSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setStockSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockSettings"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    discardImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discarded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    importRows: {
        parameters: {
            query?: {
                /**
                 * @description Only rows of this kind.
                 * @example changed
                 */
                kind?: components["schemas"]["ImportRowKind"];
                /**
                 * @description Only rows with warnings.
                 * @example true
                 */
                warned?: boolean;
                /**
                 * @description Rows to leave out.
                 * @example 200
                 */
                offset?: number;
                /**
                 * @description Maximum number of rows.
                 * @example 200
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRows"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    correctImportCell: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
                /**
                 * @description The row of the sheet, from 1, its header counted.
                 * @example 212
                 */
                row: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CellCorrection"];
            };
        };
        responses: {
            /** @description The import with its new counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    importMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups that have such rows, in the order of the sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    importCauses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The causes, invalid cells first, the largest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCauses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    fixImportCells: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportFix"];
            };
        };
        responses: {
            /** @description The import with its new counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportDecision"];
            };
        };
        responses: {
            /** @description Committed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["ImportProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportProblem"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    importProblems: {
        parameters: {
            query?: {
                /**
                 * @description The language of headings and messages, for links, which send no `Accept-Language` of their own.
                 * @example es
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The import; its `upload_id`.
                 * @example 0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every table in both languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadableTable"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    tableTemplate: {
        parameters: {
            query?: {
                /**
                 * @description The language of headings and messages, for links, which send no `Accept-Language` of their own.
                 * @example es
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description A name that `obtener-tablas` lists.
                 * @example brake_rotors
                 */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSheetLayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One layout per header, the last saved first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetLayout"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveSheetLayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSheetLayout"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetLayout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteSheetLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The layout's `id`.
                 * @example 5d41402abc4b2a76b9719d911017c592ae1c7f4f2f0f8a3c6f2a7e1b9c0d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    applyAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The correction's `report_id`.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The correction as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    reopenAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The correction's `report_id`.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The correction as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    amendmentSender: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without an email if the account has sent no correction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountWithLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's number.
                 * @example 2
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    createPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's number.
                 * @example 2
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link; it is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's number.
                 * @example 2
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's number.
                 * @example 2
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account has no second factor now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link.
                 * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLinkUse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    usePasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link.
                 * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAccessKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active, expired and revoked keys; never a secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccessKey"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccessKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    revokeAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's number.
                 * @example 3
                 */
                id: components["parameters"]["AccessKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    accessKeyUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's number.
                 * @example 3
                 */
                id: components["parameters"]["AccessKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days with requests, of the last 90 days, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEmbed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current release, for the lines that go into a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedRelease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of this user.
                 * @example admin
                 */
                actor?: string;
                /**
                 * @description Only actions of this kind.
                 * @example account.changed
                 */
                action?: components["schemas"]["AuditAction"];
                /**
                 * @description Only actions on this user, table, file or product.
                 * @example cliente
                 */
                target?: string;
                /**
                 * @description Only entries older than this number, for the next page.
                 * @example 120
                 */
                before?: number;
                /**
                 * @description Maximum number of entries.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders with a smaller number, for the next page.
                 * @example 120
                 */
                before?: number;
                /**
                 * @description Maximum number of orders.
                 * @example 25
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentOrder"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example 12
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example 12
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAnswer"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getOrderWorkbook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example 12
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archived ones too, without their lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartsList"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartsList"];
            };
        };
        responses: {
            /** @description The list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getList: {
        parameters: {
            query?: {
                /**
                 * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
                 * @example MIAMI
                 */
                warehouse?: components["parameters"]["PriceWarehouse"];
            };
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholePartsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    changeList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartsListChange"];
            };
        };
        responses: {
            /** @description The list as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    addListLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewListLines"];
            };
        };
        responses: {
            /** @description The list as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    changeListLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
                /**
                 * @description The line's number.
                 * @example 12
                 */
                line: components["parameters"]["ListLineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListLineChange"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    transferListLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListTransfer"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getListWorkbook: {
        parameters: {
            query?: {
                /**
                 * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
                 * @example MIAMI
                 */
                warehouse?: components["parameters"]["PriceWarehouse"];
            };
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getQuotationHeading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The heading. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationHeading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setQuotationHeading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotationHeading"];
            };
        };
        responses: {
            /** @description The heading as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationHeading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    listQuotations: {
        parameters: {
            query?: {
                /**
                 * @description Only quotations with a smaller id, for the next page.
                 * @example 120
                 */
                before?: number;
                /**
                 * @description Maximum number of quotations.
                 * @example 25
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuotation"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeQuotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    changeQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotationChange"];
            };
        };
        responses: {
            /** @description The quotation as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeQuotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    sendQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenQuotation"];
            };
        };
        responses: {
            /** @description The quotation as it was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeQuotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    reviseQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getQuotationPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pdf"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getQuotationWorkbook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation's id.
                 * @example 5
                 */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSharedList: {
        parameters: {
            query?: {
                /**
                 * @description The warehouse of the prices; the user's first one by default and where the user does not see its prices.
                 * @example MIAMI
                 */
                warehouse?: components["parameters"]["PriceWarehouse"];
            };
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example q1w2e3r4t5y6u7i8o9p0aA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedPartsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendListOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's number.
                 * @example 3
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListOrder"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    listOwnOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders with a smaller number, for the next page.
                 * @example 120
                 */
                before?: number;
                /**
                 * @description Maximum number of orders.
                 * @example 25
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentOrder"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOwnOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example 12
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it was sent, and its answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markOwnOrderSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's number.
                 * @example 12
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenOrder"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    matchCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeList"];
            };
        };
        responses: {
            /** @description One entry per code, in the same order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeMatch"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
