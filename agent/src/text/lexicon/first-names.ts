/** Given names common in the United States: what lets "I'm Bruce" be a name and "I'm stranded" not. */
export const firstNames: Set<string> = new Set(
  `aaron abby abdul abigail abraham adam adrian adriana agnes ahmed aidan aiden akshay alan alana albert alberto alejandra alejandro alex alexa
  alexander alexandra alexandria alexis alfonso alfred alfredo alice alicia alisha allan allen allison alma alvin alyssa amanda amber amelia
  amir amy ana andre andrea andres andrew andy angel angela angelica angelina angelo anita ann anna anne annette annie anthony antoine antonio
  april ariana ariel armando arnold arthur arturo ashley ashok aubrey audrey austin autumn ava avery barbara barry beatrice becky ben benjamin
  bernard bernice beth bethany betty beverly bill billy blake bob bobby bonnie brad bradley brandi brandon brandy brenda brendan brent brett
  brian brianna bridget brittany brooke bruce bryan bryce byron caleb calvin cameron camila candace carl carla carlos carmen carol carolina
  caroline carolyn carrie carter casey cassandra catherine cathy cecilia cedric cesar chad charlene charles charlie charlotte chase chelsea
  cheryl chester chloe chris christian christina christine christopher christy cindy claire clara clarence clark claude claudia clayton clifford
  clint clinton clyde cody colin colleen connie connor constance corey cory courtney craig cristina crystal curtis cynthia daisy dale dallas
  damian damon dan dana daniel daniela danielle danny darlene darrell darren darryl dave david dawn dean deanna deborah debbie debra denise dennis
  derek derrick desiree destiny devin devon diana diane diego dolores dominic don donald donna dora doris dorothy doug douglas drew duane dustin
  dwayne dwight dylan earl ebony eddie edgar edith edna eduardo edward edwin eileen elaine eleanor elena eli elias elijah elizabeth ella ellen
  elmer emilio emily emma enrique eric erica erik erika erin ernest ernesto esmeralda esperanza esteban esther ethan eugene eva evan evelyn
  fatima felicia felipe felix fernando florence floyd frances francis francisco frank franklin fred freddy frederick gabriel gabriela gabrielle
  gail garrett gary gavin gene geoffrey george georgia gerald gerardo gilbert gina giovanni gladys glen glenn gloria gonzalo gordon grace grant
  greg gregory guadalupe guillermo gustavo gwen hailey hannah harold harry harvey hassan heather hector heidi helen henry herbert herman hilda
  holly howard hugo ian ibrahim ida irene iris isaac isabel isabella isaiah ismael israel ivan jack jackie jackson jacob jacqueline jaime jake
  jamal james jamie jan jane janet janice jared jasmine jason javier jay jayden jean jeanette jeff jeffery jeffrey jen jenna jennifer jenny
  jeremiah jeremy jerome jerry jesse jessica jessie jesus jill jim jimmy jo joan joann joanna joanne joaquin jocelyn joe joel joey john johnny
  johnathan jon jonathan jordan jorge jose joseph josh joshua joy joyce juan juanita judith judy julia julian juliana julie julio june justin
  kaitlyn karen karina karl karla kate katelyn katherine kathleen kathryn kathy katie katrina kay kayla keith kelly kelsey ken kendra kenneth
  kenny kent kerry kevin khalil kim kimberly kristen kristin kristina kristy kurt kyle lance larry latoya laura lauren laurie lawrence leah lee
  lena leo leon leonard leonardo leroy leslie lester leticia levi lewis liam lillian lily linda lindsay lindsey lisa lloyd logan lois lola loretta
  lori lorraine louis louise lucas lucia lucy luis luke luna luther lydia lynn mackenzie madeline madison maggie malcolm mandy manuel marc marcella
  marcia marco marcos marcus margaret margarita maria mariah marian mariana marie marilyn mario marisol marjorie marlene marlon marsha marshall
  martha martin marvin mary mason mateo matt matthew mattie maureen maurice max maxine megan melanie melinda melissa melody melvin mercedes mercy
  meredith micah michael micheal michele michelle miguel mike mildred miles milton mindy miranda miriam mitch mitchell mohamed mohammed mohammad
  moises molly monica monique morgan muhammad myra myrtle nadia nancy naomi natalia natalie nataly natasha nathan nathaniel neil nelson nia
  nicholas nick nicolas nicole nina noah noel nora norma norman olga oliver olivia omar oscar owen pablo paige pam pamela pat patricia patrick
  patty paul paula pauline pedro peggy penny perry pete peter phil philip phillip phyllis priscilla priya rachel rafael raj raju rajesh ralph ramon
  ramona randall randy raquel raul ray raymond rebecca rebekah reginald renee rene rex rhonda ricardo richard rick ricky riley rita rob robert
  roberta roberto robin rochelle rodney rodolfo rodrigo roger roland roman ron ronald ronnie rosa rosalie rose rosemary roxanne roy ruben ruby
  rudy russell ruth ryan sabrina sal sally salvador sam samantha samir samira samuel sandra sandy sara sarah saul scott sean sebastian selena
  sergio seth shane shannon sharon shaun shawn sheila shelby shelly sherri sherry shirley sierra simon sofia sonia sonya sophia sophie stacey stacy
  stan stanley stella stephanie stephen steve steven stuart sue summer susan suzanne sydney sylvia tabitha tamara tammy tanya tara taylor ted teresa
  terrance terrence terri terry tessa thelma theodore theresa thomas tiffany tim timothy tina todd tom tommy tony tonya tracey traci tracy travis
  trent trevor tricia trinity tristan troy tyler tyrone valerie vanessa vera vernon veronica vicki vickie victor victoria vijay vincent viola violet
  virginia vivian wade walter wanda warren wayne wendell wendy wesley whitney wilfredo willie william wilma xavier yasmin yesenia yolanda yvette
  yvonne zachary zack zoe art beau bubba buck chuck clay cole dell dewayne earnest gus hank ike ivy jeb jed joaquim kirk lamar lonnie mack mitchel
  ned otis quentin randal reggie rocky rusty skip ty vince vinny wes will mark bill rob drew grant chance hunter hope faith grace joy rose may june
  april autumn summer dawn ginger pearl amber jade ruby sunny candy crystal destiny harmony heaven angel christian jesus pat lane reed miles
  vimal vishnu ganesh suresh ramesh mahesh anand arun karthik kumar ravi sanjay sunil vikram deepak divya lakshmi meena latha kavitha priyanka pooja
  neha sameera fathima bala senthil mohan kannan murali prasad rajan imran yusuf omar ali hussain khalid wei ming li chen jin hyun minh linh tuan nguyen
  thanh anh hung phuong dmitri sergei olena natalya svetlana pierre jacques ingrid lars sven giuseppe marcelo thiago joao beatriz xiomara yesica`
    .split(/\s+/)
    .filter(Boolean),
)
